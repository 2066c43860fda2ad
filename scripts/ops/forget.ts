import { settingsFrom } from '../../app/settings/environment.server.ts';
import { forgetRequests } from '../../app/retention.server.ts';
import { print } from '../terminal.ts';
import type { Given, Offer } from './command.ts';

export const forgetCommands: readonly Offer[] = [
  {
    usage: 'forget --now',
    does: 'deletes what is older than RETENTION_DAYS, as every night',
    command: () => forgetNow,
  },
];

async function forgetNow({ db }: Given): Promise<boolean> {
  const { RETENTION_DAYS, BOOKING_DAYS } = process.env;
  const { retentionDays } = settingsFrom({ RETENTION_DAYS, BOOKING_DAYS });
  const forgotten = await forgetRequests(db, retentionDays, new Date());
  for (const { what, rows } of forgotten) print([String(rows).padStart(6), what]);
  return true;
}
