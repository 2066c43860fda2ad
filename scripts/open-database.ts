import { findRunningPostgres, startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { parseSettings } from '../app/adapters/environment.ts';

/** For commands: DATABASE_URL, else the database in DATA_DIR, beside a running site or without one. */
export async function openDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const parsed = parseSettings({ DATABASE_URL, DATA_DIR }, { appEnv: 'preview' });
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  const { databaseUrl, dataDir } = parsed.settings;
  const running = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (running) return { url: running, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir, say: console.log });
}
