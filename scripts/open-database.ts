import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findRunningPostgres, startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { findHome } from '../app/adapters/embedded-postgres/home.ts';
import { settingsFrom } from '../app/settings/environment.server.ts';

type Options = { mayCreate: boolean; say: (line: string) => void };

/** For commands: DATABASE_URL, else the database in DATA_DIR, beside a running site or without one. */
export async function openDatabase({
  mayCreate,
  say,
}: Options): Promise<{ url: string; stop: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR, SANDBOX } = process.env;
  const { databaseUrl, dataDir } = settingsFrom({ DATABASE_URL, DATA_DIR, SANDBOX });
  const running = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (running) return { url: running, stop: async () => {} };
  if (!mayCreate && !existsSync(findHome(dataDir).cluster)) throw new Error(noDatabase(dataDir));
  return startEmbeddedPostgres({ dataDir, say });
}

function noDatabase(dataDir: string): string {
  return `There is no database in "${resolve(dataDir)}": set DATA_DIR or DATABASE_URL as the site has it.`;
}
