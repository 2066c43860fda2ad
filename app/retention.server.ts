import { forgetCapturedMails } from './adapters/mailers.ts';
import { forgetCapturedDeliveries } from './adapters/sales.ts';
import type { Database } from './base/database.server.ts';
import { daysBefore } from './base/dates.ts';
import type { Forget, Forgotten } from './base/retention.ts';
import { leadsWithUpcomingDemo } from './calendar/bookings.server.ts';
import { forgetCheckouts } from './checkout/checkout-store.server.ts';
import { forgetLeads } from './leads/leads.server.ts';
import { forgetOldMails } from './mail/mail-store.server.ts';
import { forgetSubscribers } from './newsletter/subscriptions.server.ts';
import { forgetUnpaidOrders } from './orders/order-queries.server.ts';
import { forgetReports } from './passport/error-report/error-report.server.ts';
import { forgetMisses } from './search/misses/search-misses.server.ts';

/** Deletes what people have told us once it is older than we promised to keep it. */
export async function forgetRequests(db: Database, retentionDays: number, now: Date): Promise<Forgotten[]> {
  const times = { now, oldest: daysBefore(now, retentionDays) };
  const done: Forgotten[] = [];
  for (const forget of rules) done.push(...(await forget(db, times)));
  return done;
}

/** One rule for every store of personal data. */
const rules: readonly Forget[] = [
  forgetLeads(leadsWithUpcomingDemo),
  forgetOldMails,
  forgetCapturedMails,
  forgetCapturedDeliveries,
  forgetUnpaidOrders,
  forgetReports,
  forgetSubscribers,
  forgetCheckouts,
  forgetMisses,
];
