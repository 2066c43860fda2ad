import { eq, sql } from 'drizzle-orm';
import type { Services } from '../context.server.ts';
import { notifyRefund, sendReceipt, sendWelcome } from './notify-buyer.server.ts';
import { cancelInvoice } from './invoices.server.ts';
import { willRenew } from './manage/order-status.ts';
import { findAccount, findOrder, latestInvoice } from './order-queries.server.ts';
import { accountTable, orderTable, type Order } from './order-tables.server.ts';
import { dayInBerlin } from './plan-year.ts';

type RefundNeeds = Pick<Services, 'db' | 'payments' | 'enqueue' | 'now' | 'secret'>;

export type Refunded =
  | 'refunded'
  | 'already_refunded'
  | 'not_paid'
  | 'unknown_order'
  /** Another provider account took the payment. Nothing was changed. */
  | 'unknown_payment';

/** Refunds the current year and ends subscription and account. Running it again, even after a crash, finishes the rest. */
export async function refundOrder(services: RefundNeeds, reference: string): Promise<Refunded> {
  const { db, payments } = services;
  const order = await findOrder(db, reference);
  if (!order) return 'unknown_order';
  if (order.state !== 'paid') return 'not_paid';
  const outcome = order.refundedAt ? 'already_refunded' : await refundLatestInvoice(services, order);
  if (outcome === 'unknown_payment') return outcome;
  // Only after the refund is stored, or the provider's cancellation event would send the buyer another mail.
  if (order.subscriptionId) await payments.cancelSubscription(order.subscriptionId);
  return outcome;
}

async function refundLatestInvoice(services: RefundNeeds, { id }: Order): Promise<Refunded> {
  const { db, payments, now } = services;
  const latest = (await latestInvoice(db, id))!;
  const refunded = await payments.refundInvoice(latest.providerInvoiceId);
  if (refunded === 'nothing_paid' && latest.content.amounts.total > 0) return 'unknown_payment';
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
    await notifyRefund(tx, services, order!, await cancelInvoice(tx, latest, at));
    return 'refunded';
  });
}

export type Resent =
  | 'invoice_and_access'
  | 'invoice'
  /** Nothing is sent, because the mail would say that the cancelled invoice is paid. */
  | 'refunded'
  | 'no_invoice';

export async function resendMails(
  services: Pick<Services, 'db' | 'enqueue' | 'now' | 'secret'>,
  reference: string,
): Promise<Resent> {
  const { db, now } = services;
  const order = await findOrder(db, reference);
  const account = order && (await findAccount(db, order.id));
  const invoice = order && (await latestInvoice(db, order.id));
  if (!order || !account || !invoice) return 'no_invoice';
  if (order.refundedAt) return 'refunded';
  const occasion = `again-${now().getTime()}`;
  return db.transaction(async (tx) => {
    await sendReceipt(tx, services, order, invoice, { occasion, renews: willRenew(account) });
    if (account.endedAt) return 'invoice';
    await sendWelcome(tx, services, order, account, occasion);
    return 'invoice_and_access';
  });
}
