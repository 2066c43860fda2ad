import { findRunningPostgres, startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { settingsFrom } from '../app/adapters/environment.ts';

/** For commands: DATABASE_URL, else the database in DATA_DIR, beside a running site or without one. */
export async function openDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR, SANDBOX } = process.env;
  const { databaseUrl, dataDir } = settingsFrom({ DATABASE_URL, DATA_DIR, SANDBOX });
  const running = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (running) return { url: running, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir, say: console.log });
}
