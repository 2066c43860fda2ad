import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsFrom } from '../../app/settings/environment.server.ts';

/**
 * What the site signs its addresses with: from its settings, else its own, which it keeps with its data. None is made
 * here: the site would not know what it has signed.
 */
export async function siteSecret(): Promise<string> {
  const { SESSION_SECRET, DATABASE_URL, DATA_DIR, SANDBOX } = process.env;
  const settings = settingsFrom({ SESSION_SECRET, DATABASE_URL, DATA_DIR, SANDBOX });
  if (settings.sessionSecret) return settings.sessionSecret;
  // The site may run elsewhere, and its data lie there.
  if (settings.databaseUrl) throw new Error('Set SESSION_SECRET as the site has it.');
  const file = join(settings.dataDir, 'secret');
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`No secret can be read from "${file}": set SESSION_SECRET as the site has it.`);
  });
}
