import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import type { JobHandlers } from '../../jobs/jobs.server.ts';

/** Deletes what visitors have told us once it is older than we promised to keep it. */
export function forgetRequestsJob(
  db: Database,
  retentionDays: number,
  now: () => Date,
): JobHandlers['forget-requests'] {
  return async () => {
    await forgetRequests(db, retentionDays, now());
  };
}

/** How much of what was forgotten. */
export async function forgetRequests(
  db: Database,
  retentionDays: number,
  now: Date,
): Promise<readonly { what: string; rows: number }[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000).toISOString();
  const times: Times = {
    now: now.toISOString(),
    oldest: daysAgo(retentionDays),
    useless: daysAgo(uselessDays),
    lastWeek: daysAgo(checkoutDays),
  };
  const forgotten = [];
  for (const [what, statement] of Object.entries(statements)) {
    const { rowCount } = await db.execute(statement(times));
    forgotten.push({ what, rows: rowCount ?? 0 });
  }
  return forgotten;
}

type Times = { now: string; oldest: string; useless: string; lastWeek: string };

/** The link that would confirm a subscription leads nowhere after seven days. */
const uselessDays = 8;
/** As long as the cookie that names a checkout. */
const checkoutDays = 7;

const statements: Readonly<Record<string, (times: Times) => SQL>> = {
  // A booking goes with its lead, and a demo that was moved may be later than the lead is old.
  leads: ({ now, oldest }) =>
    sql`delete from lead where received_at < ${oldest} and not exists (
          select from demo_booking where lead_id = lead.id and state = 'booked' and ends_at > ${now})`,
  mails: ({ oldest }) => sql`delete from outgoing_mail where queued_at < ${oldest}`,
  'captured mails': ({ oldest }) => sql`delete from captured_mail where captured_at < ${oldest}`,
  'captured leads': ({ oldest }) => sql`delete from captured_delivery where captured_at < ${oldest}`,
  // Paid ones stay, as the law asks; of these, none can be paid any more.
  'unpaid orders': ({ oldest }) =>
    sql`delete from plan_order where ordered_at < ${oldest} and problem is null
          and (state in ('draft', 'expired') or (state = 'failed' and submitted_at is not null))`,
  'error reports': ({ oldest }) => sql`delete from figure_report where received_at < ${oldest}`,
  'unconfirmed subscriptions': ({ useless }) =>
    sql`delete from subscriber where state = 'pending' and requested_at < ${useless} and ended_at is null`,
  // Of an earlier subscription the proof stays, whoever asks for another.
  'unconfirmed returns of subscribers': ({ useless }) =>
    sql`update subscriber set state = 'ended', email = null where state = 'pending' and requested_at < ${useless}`,
  'mails about subscriptions': ({ useless }) =>
    sql`delete from outgoing_mail where key like 'newsletter/%' and queued_at < ${useless}`,
  'proofs of ended subscriptions': ({ now }) =>
    sql`delete from subscriber where state = 'ended' and ended_at < ${now}::timestamptz - interval '3 years'`,
  'abandoned checkouts': ({ lastWeek }) => sql`delete from checkout where changed_at < ${lastWeek}`,
};
