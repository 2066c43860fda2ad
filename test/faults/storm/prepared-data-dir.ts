import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { startEmbeddedPostgres } from '../../../app/adapters/embedded-postgres.ts';
import { findHome } from '../../../app/adapters/embedded-postgres/home.ts';
import { fillSample, migrateWithQueue } from '../../prepared-cluster.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** A new folder with the same content. The caller removes it. */
export async function preparedDataDir(): Promise<string> {
  const dataDir = temporaryFolder('faults');
  await prepareDataDir(dataDir);
  return dataDir;
}

/** Fills the folder with a few rows of data instead of all, unless an earlier part of the run has done so. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  if (existsSync(findHome(dataDir).cluster)) return;
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, say: () => {} });
  await migrateWithQueue(server.url);
  await fillSample(server.url);
  await server.stop();
}
