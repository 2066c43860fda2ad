import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../app/adapters/embedded-postgres.ts';
import { loadDemonstration } from '../../../app/dataset/load-demonstration.server.ts';
import { sampleDataset } from '../../../app/dataset/sample-dataset.ts';
import { migrate } from '../../../db/migrate.ts';

/** With a few rows of data instead of all, which would take a minute. */
export async function preparedDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marketquay-faults-'));
  // Temporary folders are private, but started by root Postgres runs as another user.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, say: () => {} });
  await migrate(server.url);
  await loadDemonstration(
    server.url,
    () => sampleDataset('A few rows'),
    () => {},
  );
  await server.stop();
  return dataDir;
}
