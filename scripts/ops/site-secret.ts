import { settingsFrom } from '../../app/adapters/environment.ts';
import { ownSecret } from '../../app/adapters/own-secret.ts';

/** What the site signs its addresses with: from its settings, else its own, which it keeps with its data. */
export async function siteSecret(): Promise<string> {
  const { SESSION_SECRET, DATA_DIR } = process.env;
  const settings = settingsFrom({ SESSION_SECRET, DATA_DIR });
  return settings.sessionSecret ?? ownSecret(settings.dataDir);
}
