import { settingsFrom } from '../../app/settings/environment.server.ts';
import { forgetRequests } from '../../app/retention.server.ts';
import { print } from '../terminal.ts';
import type { Given, OpsCommand } from './command.ts';

export const forgetCommands: readonly OpsCommand[] = [
  {
    usage: 'forget --now',
    does: 'deletes data older than RETENTION_DAYS, as the site does every night',
    read: () => forgetNow,
  },
];

async function forgetNow({ db }: Given): Promise<boolean> {
  const { RETENTION_DAYS, BOOKING_DAYS } = process.env;
  const { retentionDays } = settingsFrom({ RETENTION_DAYS, BOOKING_DAYS });
  const forgotten = await forgetRequests(db, retentionDays, new Date());
  for (const { what, rows } of forgotten) print([String(rows).padStart(6), what]);
  return true;
}
