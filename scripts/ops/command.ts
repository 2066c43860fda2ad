import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../app/base/database.server.ts';
import type { JobQueue } from '../../app/base/jobs.server.ts';
import { settingsFrom } from '../../app/settings/environment.server.ts';
import type { Command, Run } from '../run-command.ts';

export type Given = { db: Database; jobs: JobQueue };
export type OpsCommand = Command<Given>;
export type OpsRun = Run<Given>;

/**
 * The secret that the site signs its links with: from its settings, or the one in its data folder. None is created here,
 * because the site would not accept what it signed.
 */
export async function siteSecret(): Promise<string> {
  const { SESSION_SECRET, DATABASE_URL, DATA_DIR, SANDBOX } = process.env;
  const settings = settingsFrom({ SESSION_SECRET, DATABASE_URL, DATA_DIR, SANDBOX });
  if (settings.sessionSecret) return settings.sessionSecret;
  // The site may run on another machine, with its data folder there.
  if (settings.databaseUrl) throw new Error('Set SESSION_SECRET to the value of the site.');
  const file = join(settings.dataDir, 'secret');
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`Cannot read the secret from "${file}": set SESSION_SECRET to the value of the site.`);
  });
}
