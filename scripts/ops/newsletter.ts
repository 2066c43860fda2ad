import { settingsFrom } from '../../app/settings/environment.server.ts';
import { subscribersAsCsv } from '../../app/newsletter/subscriptions.server.ts';
import { refuse } from '../terminal.ts';
import { siteSecret, type Given, type OpsCommand } from './command.ts';

export const newsletterCommands: readonly OpsCommand[] = [
  {
    usage: 'newsletter export',
    does: 'writes confirmed addresses with their unsubscribe links as CSV',
    read: () => exportSubscribers,
  },
];

async function exportSubscribers({ db }: Given): Promise<boolean> {
  const { SITE_URL, PORT } = process.env;
  const { siteUrl, siteUrlGiven } = settingsFrom({ SITE_URL, PORT });
  // The site may run on another machine: links to this one would be dead.
  if (!siteUrlGiven && !PORT) return refuse(addressMissing);
  const links = { secret: await siteSecret(), siteUrl };
  process.stdout.write(await subscribersAsCsv(db, links));
  return true;
}

const addressMissing =
  'Set SITE_URL to the value of the site, or PORT for a site on this machine: unsubscribe links need its address.';
