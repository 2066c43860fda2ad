import { eq, sql } from 'drizzle-orm';
import type { PaymentSubscription } from '../card-payments.ts';
import { notifyCancellation, notifyResumption } from '../notify-buyer.server.ts';
import { findAccount, findOrder } from '../order-queries.server.ts';
import { accountTable, orderTable, type Account } from '../order-tables.server.ts';
import { dayBefore } from '../plan-year.ts';
import { endSubscription } from '../renewals.server.ts';
import type { SettleNeeds } from '../settle-order.server.ts';
import { canChangeRenewal, isUnpaidYear, orderStatusOf } from './order-status.ts';

export type RenewalChange =
  | 'changed'
  /** Already as wanted, perhaps because the button was pressed twice. */
  | 'unchanged'
  /** The order is not paid, was refunded, or has ended. */
  | 'impossible';

/** The provider is told first: what it says about the subscription is what counts, also after a crash in between. */
export async function changeRenewal(
  services: SettleNeeds,
  reference: string,
  renews: boolean,
): Promise<RenewalChange> {
  const order = await findOrder(services.db, reference);
  const account = order && (await findAccount(services.db, order.id));
  const facts = order && { order, account, now: services.now() };
  if (!order?.subscriptionId || !account || !facts || !canChangeRenewal(facts)) return 'impossible';
  // The year that is not paid would otherwise be charged later, and end only then.
  const isUnpaid = isUnpaidYear(orderStatusOf(facts));
  if (!renews && isUnpaid && (await services.payments.abandonRenewal(order.subscriptionId))) {
    await endSubscription(services, reference, order.subscriptionId, { isCancelled: true });
    return 'changed';
  }
  await services.payments.setRenewal(order.subscriptionId, renews);
  return (await syncRenewal(services, reference, order.subscriptionId)) ? 'changed' : 'unchanged';
}

/** The webhook ends here too, so a cancellation in the provider's own pages is known and confirmed as well. */
export async function syncRenewal(
  services: SettleNeeds,
  reference: string,
  subscriptionId: string,
): Promise<boolean> {
  const { db, payments, now } = services;
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orderTable)
      .where(eq(orderTable.reference, reference))
      .for('update');
    const account = order && (await findAccount(tx, order.id));
    if (!account || account.endedAt || order.subscriptionId !== subscriptionId) return false;
    // Asked under the lock: an older answer must not overwrite a newer one, and mail what is no longer true.
    const subscription = await payments.findSubscription(subscriptionId);
    if (subscription?.status !== 'running') return false;
    if ((account.cancelledAt === null) === subscription.renews) return false;
    const [changed] = await tx
      .update(accountTable)
      .set({ cancelledAt: subscription.renews ? null : now(), changes: sql`${accountTable.changes} + 1` })
      .where(eq(accountTable.id, account.id))
      .returning();
    if (subscription.renews) await notifyResumption(tx, services, order, changed!);
    else await notifyCancellation(tx, services, order, changed!, lastDayOf(account, subscription));
    return true;
  });
}

/** The provider may have renewed the plan a moment ago, and not told us yet. */
function lastDayOf({ paidUntil }: Account, { renewsAt }: PaymentSubscription): string {
  const ending = dayBefore(renewsAt);
  return ending > paidUntil ? ending : paidUntil;
}
