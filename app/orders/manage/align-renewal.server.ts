import { eq } from 'drizzle-orm';
import type { JobHandlers } from '../../base/jobs.server.ts';
import { findAccount } from '../order-queries.server.ts';
import { orderTable } from '../order-tables.server.ts';
import { yearAfter } from '../plan-year.ts';
import type { SettleNeeds } from '../settle-order.server.ts';

/**
 * The provider's year begins when a direct debit is authorised, ours when the money has arrived. Without this the renewal
 * would be charged days before the date that the buyer is shown, and may cancel until.
 */
export function alignRenewalJob({
  db,
  payments,
}: Pick<SettleNeeds, 'db' | 'payments'>): JobHandlers['align-renewal'] {
  return async ({ orderId }) => {
    const [order] = await db.select().from(orderTable).where(eq(orderTable.id, orderId));
    const account = order && (await findAccount(db, order.id));
    if (!order?.subscriptionId || !account || account.endedAt) return;
    // Midnight UTC is later than midnight in Berlin, so the buyer can cancel until the end of the day before.
    await payments.postponeRenewal(order.subscriptionId, new Date(yearAfter(account.paidUntil).start));
  };
}
