import { eq, sql } from 'drizzle-orm';
import type { Services } from '../context.server.ts';
import { tellOfRefund } from './order-mails.server.ts';
import { cancelInvoice } from './invoices.server.ts';
import { findOrder, latestInvoice } from './order-queries.server.ts';
import { accountTable, orderTable, type Order } from './order-tables.server.ts';
import { dayInBerlin } from './plan-year.ts';

type Needs = Pick<Services, 'db' | 'payments' | 'enqueue' | 'now'>;

export type Refunded =
  | 'refunded'
  | 'already_refunded'
  | 'not_paid'
  | 'unknown_order'
  /** The provider has no payment to give back: it is not the one that took it. Nothing was changed. */
  | 'unknown_payment';

/**
 * Gives back what was paid for the running year, and ends subscription and account. Asked again, also after a crash on
 * the way, it does what is left to do.
 */
export async function refundOrder(services: Needs, reference: string): Promise<Refunded> {
  const { db, payments } = services;
  const order = await findOrder(db, reference);
  if (!order) return 'unknown_order';
  if (order.state !== 'paid') return 'not_paid';
  const outcome = order.refundedAt ? 'already_refunded' : await giveBack(services, order);
  if (outcome === 'unknown_payment') return outcome;
  // After it is marked: the provider tells of the end, and the buyer is to hear of the refund alone.
  if (order.subscriptionId) await payments.cancelSubscription(order.subscriptionId);
  return outcome;
}

async function giveBack(services: Needs, { id }: Order): Promise<Refunded> {
  const { db, payments, now } = services;
  const latest = (await latestInvoice(db, id))!;
  const given = await payments.refundInvoice(latest.providerInvoiceId);
  if (given === 'nothing_paid' && latest.content.amounts.total > 0) return 'unknown_payment';
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orderTable).where(eq(orderTable.id, id)).for('update');
    if (order!.refundedAt) return 'already_refunded';
    const at = now();
    await tx.update(orderTable).set({ refundedAt: at }).where(eq(orderTable.id, id));
    await tx
      .update(accountTable)
      .set({
        endedAt: sql`coalesce(${accountTable.endedAt}, ${at.toISOString()})`,
        paidUntil: sql`least(${accountTable.paidUntil}, ${dayInBerlin(at)}::date)`,
      })
      .where(eq(accountTable.orderId, id));
    await tellOfRefund(tx, services, order!, await cancelInvoice(tx, latest, at));
    return 'refunded';
  });
}
