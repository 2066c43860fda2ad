import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { netOf } from '../base/money.ts';
import type { PaymentEvent, PaymentInvoice } from './card-payments.ts';
import { sendReceipt, tellOfEnd, tellOfFailedRenewal } from './order-mails.server.ts';
import { issueInvoice } from './invoices.server.ts';
import { noticeProblem } from './notice-problem.server.ts';
import { findAccount } from './order-queries.server.ts';
import { accountTable, invoiceTable, orderTable, type Account, type Order } from './order-tables.server.ts';
import type { OrderAmounts } from './order.ts';
import { yearAfter } from './plan-year.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';

type InvoiceEvent = Extract<PaymentEvent, { kind: 'invoice_paid' | 'invoice_failed' }>;

/**
 * The next year was paid: the account goes on, with an invoice of its own. What was paid is asked of the provider, as for
 * the first year: an event is only the reason to ask.
 */
export async function renewAccount(
  services: SettleNeeds,
  reference: string,
  { invoiceId }: InvoiceEvent,
): Promise<void> {
  const { payments, now } = services;
  const paid = await payments.findInvoice(invoiceId);
  // Thrown, so that the job asks again and in the end shows as dead: a renewal has no other sweep.
  if (!paid?.isPaid) throw new Error(`The provider does not confirm that the invoice ${invoiceId} is paid.`);
  await withAccount(services, reference, paid.subscriptionId, async (tx, order, account) => {
    if (await isInvoiced(tx, invoiceId)) return;
    const problem = problemWith(order, paid);
    if (problem) {
      await noticeProblem(tx, services, order, problem);
      return;
    }
    const year = yearAfter(account.paidUntil);
    await tx.update(accountTable).set({ paidUntil: year.end }).where(eq(accountTable.id, account.id));
    const invoice = await issueInvoice(tx, {
      order,
      providerInvoiceId: invoiceId,
      amounts: renewalAmounts(paid.totalCents),
      promoCode: null,
      year,
      at: now(),
    });
    await sendReceipt(tx, services, order, invoice);
  });
}

function problemWith({ refundedAt }: Order, { id, currency }: PaymentInvoice): string | null {
  if (refundedAt) return `The invoice ${id} was paid after the order was refunded.`;
  return currency === 'EUR' ? null : `The invoice ${id} was paid in ${currency}.`;
}

/** The buyer is told once of each invoice; the provider tries several times. */
export function mindFailedRenewal(
  services: SettleNeeds,
  reference: string,
  { invoiceId, subscriptionId }: InvoiceEvent,
): Promise<void> {
  return withAccount(services, reference, subscriptionId, async (tx, order, account) => {
    // It came late: a later try has succeeded.
    if (await isInvoiced(tx, invoiceId)) return;
    await tellOfFailedRenewal(tx, services, order, account, invoiceId);
  });
}

export function endSubscription(
  services: SettleNeeds,
  reference: string,
  subscriptionId: string,
): Promise<void> {
  return withAccount(services, reference, subscriptionId, async (tx, order, account) => {
    if (account.endedAt) return;
    const endedAt = services.now();
    await tx.update(accountTable).set({ endedAt }).where(eq(accountTable.id, account.id));
    await tellOfEnd(tx, services, order, account);
  });
}

/**
 * Does something with the order's row held. The subscription of an attempt that failed is not that of the order, and
 * its end ends nothing.
 */
async function withAccount(
  services: SettleNeeds,
  reference: string,
  subscriptionId: string | null,
  work: (tx: Database, order: Order, account: Account) => Promise<void>,
): Promise<void> {
  // The news of the first payment may come after this one.
  await settleOrder(services, reference);
  await services.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orderTable)
      .where(eq(orderTable.reference, reference))
      .for('update');
    const account = order && (await findAccount(tx, order.id));
    if (account && order.subscriptionId === subscriptionId) await work(tx, order, account);
  });
}

async function isInvoiced(tx: Database, providerInvoiceId: string): Promise<boolean> {
  const found = await tx
    .select({ number: invoiceTable.number })
    .from(invoiceTable)
    .where(eq(invoiceTable.providerInvoiceId, providerInvoiceId));
  return found.length > 0;
}

/** What the provider was paid, which is known with its taxes only. A lasting discount is in the price. */
function renewalAmounts(total: number): OrderAmounts {
  const base = netOf(total);
  return { price: base, discount: 0, base, taxes: total - base, total };
}
