import { parseSettings } from '../../app/adapters/environment.ts';
import { subscribersAsCsv } from '../../app/newsletter/subscriptions.server.ts';
import { refuse, type Given } from './command.ts';
import { siteSecret } from './site-secret.ts';

/** Who gets the next issue, with the links of the site that end the subscription. */
export async function exportSubscribers({ db }: Given): Promise<boolean> {
  const { DATABASE_URL, SESSION_SECRET, SITE_URL, PORT } = process.env;
  // The site may run elsewhere: links to this machine, or signed with its secret, would lead nowhere.
  if (DATABASE_URL && !(SESSION_SECRET && SITE_URL)) return refuse(settingsMissing);
  const parsed = parseSettings({ SITE_URL, PORT }, { appEnv: 'preview' });
  if (!parsed.ok) return refuse(parsed.faults.join('\n'));
  const links = { secret: await siteSecret(), siteUrl: parsed.settings.siteUrl };
  process.stdout.write(await subscribersAsCsv(db, links));
  return true;
}

const settingsMissing =
  'Set SESSION_SECRET and SITE_URL as the site has them: the links to unsubscribe are made from them.';
