import { settingsFrom } from '../../app/adapters/environment.ts';
import { subscribersAsCsv } from '../../app/newsletter/subscriptions.server.ts';
import { refuse } from '../terminal.ts';
import type { Given, Offer } from './command.ts';
import { siteSecret } from './site-secret.ts';

export const newsletterCommands: readonly Offer[] = [
  {
    usage: 'newsletter export',
    does: 'writes the confirmed addresses with links to unsubscribe, as CSV',
    command: () => exportSubscribers,
  },
];

/** Who gets the next issue, with the links of the site that end the subscription. */
async function exportSubscribers({ db }: Given): Promise<boolean> {
  const { DATABASE_URL, SESSION_SECRET, SITE_URL, PORT } = process.env;
  // The site may run elsewhere: links to this machine, or signed with its secret, would lead nowhere.
  if (DATABASE_URL && !(SESSION_SECRET && SITE_URL)) return refuse(settingsMissing);
  const { siteUrl } = settingsFrom({ SITE_URL, PORT });
  const links = { secret: await siteSecret(), siteUrl };
  process.stdout.write(await subscribersAsCsv(db, links));
  return true;
}

const settingsMissing =
  'Set SESSION_SECRET and SITE_URL as the site has them: the links to unsubscribe are made from them.';
