import { settingsFrom } from '../../app/settings/environment.server.ts';
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
  const { SITE_URL, PORT } = process.env;
  const { siteUrl, siteUrlGiven } = settingsFrom({ SITE_URL, PORT });
  // The site may run elsewhere: links to this machine would lead nowhere.
  if (!siteUrlGiven && !PORT) return refuse(addressMissing);
  const links = { secret: await siteSecret(), siteUrl };
  process.stdout.write(await subscribersAsCsv(db, links));
  return true;
}

const addressMissing =
  'Set SITE_URL as the site has it, or PORT for a site on this machine: the links to unsubscribe lead there.';
