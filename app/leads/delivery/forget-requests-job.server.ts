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
  const forgotten = [];
  for (const [what, statement] of Object.entries(statements)) {
    const { rowCount } = await db.execute(
      statement(daysAgo(retentionDays), daysAgo(uselessDays), daysAgo(checkoutDays)),
    );
    forgotten.push({ what, rows: rowCount ?? 0 });
  }
  return forgotten;
}

/** The link that would confirm a subscription leads nowhere after seven days. */
const uselessDays = 8;
/** As long as the cookie that names a checkout. */
const checkoutDays = 7;

const statements: Readonly<Record<string, (oldest: string, useless: string, lastWeek: string) => SQL>> = {
  leads: (oldest) => sql`delete from lead where received_at < ${oldest}`,
  mails: (oldest) => sql`delete from outgoing_mail where queued_at < ${oldest}`,
  'captured mails': (oldest) => sql`delete from captured_mail where captured_at < ${oldest}`,
  'captured leads': (oldest) => sql`delete from captured_delivery where captured_at < ${oldest}`,
  // Paid ones stay, as the law asks; of these, none can be paid any more.
  'unpaid orders': (oldest) =>
    sql`delete from plan_order where ordered_at < ${oldest} and problem is null
          and (state in ('draft', 'expired') or (state = 'failed' and submitted_at is not null))`,
  // What is wrong with a figure stays worth knowing; who said so does not.
  'addresses of error reports': (oldest) =>
    sql`update figure_report set email = null where email is not null and received_at < ${oldest}`,
  'unconfirmed subscriptions': (_, useless) =>
    sql`delete from subscriber where state = 'pending' and requested_at < ${useless}`,
  'abandoned checkouts': (_, __, lastWeek) => sql`delete from checkout where changed_at < ${lastWeek}`,
};
