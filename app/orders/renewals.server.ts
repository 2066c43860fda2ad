import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { yearlyCharge } from '../plans/prices.ts';
import { vatPercentOf, type VatTreatment } from '../plans/vat/vat-treatment.ts';
import type { PaymentEvent, PaymentInvoice } from './card-payments.ts';
import { notifyFailedRenewal, notifySubscriptionEnd, sendReceipt } from './notify-buyer.server.ts';
import { issueInvoice } from './invoices.server.ts';
import { willRenew } from './manage/order-status.ts';
import { findAccount, recordProblem } from './order-queries.server.ts';
import { accountTable, invoiceTable, orderTable, type Account, type Order } from './order-tables.server.ts';
import type { OrderAmounts } from './order.ts';
import { yearAfter } from './plan-year.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';

type InvoiceEvent = Extract<PaymentEvent, { kind: 'invoice_paid' | 'invoice_failed' }>;

/** The event is only a reason to ask the provider what was paid. */
export async function renewAccount(
  services: SettleNeeds,
  reference: string,
  { invoiceId }: InvoiceEvent,
): Promise<void> {
  const { payments, now } = services;
  const paid = await payments.findInvoice(invoiceId);
  // Throws so that the job retries and finally shows as dead: no sweep covers renewals.
  if (!paid?.isPaid) throw new Error(`The provider does not confirm that the invoice ${invoiceId} is paid.`);
  await withAccount(services, reference, paid.subscriptionId, async (tx, order, account) => {
    if (await isInvoiced(tx, invoiceId)) return;
    const problem = problemWith(order, paid);
    if (problem) {
      await recordProblem(tx, services, order, problem);
      return;
    }
    const vatTreatment = chargedVat(order, paid)!;
    const year = yearAfter(account.paidUntil);
    await tx
      .update(accountTable)
      .set({ paidUntil: year.end, renewalFailedAt: null })
      .where(eq(accountTable.id, account.id));
    const invoice = await issueInvoice(tx, {
      order,
      providerInvoiceId: invoiceId,
      amounts: renewalAmounts(paid),
      vatTreatment,
      promoCode: null,
      // The buyer may have changed it at the provider since.
      paymentMethod: null,
      year,
      at: now(),
    });
    await sendReceipt(tx, services, order, invoice, { isRenewal: true, renews: willRenew(account) });
  });
}

function problemWith(order: Order, invoice: PaymentInvoice): string | null {
  const { id, currency, taxCents, totalCents } = invoice;
  if (order.refundedAt) return `The invoice ${id} was paid after the order was refunded.`;
  if (currency !== 'EUR') return `The invoice ${id} was paid in ${currency}.`;
  if (chargedVat(order, invoice)) return null;
  return `The invoice ${id} was paid with ${taxCents} cents of tax in a total of ${totalCents}, which matches none of our VAT rates.`;
}

/** As the order says, unless the provider has renewed it just before the rate was changed. */
export function chargedVat(
  { vatTreatment }: Pick<Order, 'vatTreatment'>,
  { taxCents, totalCents }: Pick<PaymentInvoice, 'taxCents' | 'totalCents'>,
): VatTreatment | null {
  const base = totalCents - taxCents;
  const fits = (treatment: VatTreatment) => yearlyCharge(base, 0, vatPercentOf(treatment)).taxes === taxCents;
  // An operator has to look into taxes that are missing without a reason on file.
  return [vatTreatment, 'domestic' as const].find(fits) ?? null;
}

/** The provider tries several times; the buyer gets one mail per invoice. */
export function handleFailedRenewal(
  services: SettleNeeds,
  reference: string,
  { invoiceId, subscriptionId }: InvoiceEvent,
): Promise<void> {
  return withAccount(services, reference, subscriptionId, async (tx, order, account) => {
    // The event is late: a later attempt has succeeded.
    if (account.endedAt || (await isInvoiced(tx, invoiceId))) return;
    await tx
      .update(accountTable)
      .set({ renewalFailedAt: account.renewalFailedAt ?? services.now() })
      .where(eq(accountTable.id, account.id));
    await notifyFailedRenewal(tx, services, order, account, invoiceId);
  });
}

export function endSubscription(
  services: SettleNeeds,
  reference: string,
  subscriptionId: string,
  { isCancelled = false } = {},
): Promise<void> {
  return withAccount(services, reference, subscriptionId, async (tx, order, account) => {
    if (account.endedAt) return;
    const endedAt = services.now();
    await tx.update(accountTable).set({ endedAt }).where(eq(accountTable.id, account.id));
    const isUnpaid = !isCancelled && willRenew(account) && account.renewalFailedAt !== null;
    await notifySubscriptionEnd(tx, services, order, account, { isUnpaid });
  });
}

/** Locks the order's row. Ignores subscriptions of failed attempts, whose end must not end the account. */
export async function withAccount(
  services: SettleNeeds,
  reference: string,
  subscriptionId: string | null,
  work: (tx: Database, order: Order, account: Account) => Promise<void>,
): Promise<void> {
  // The event about the first payment may arrive after this one.
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

/** A permanent discount is part of the price. */
function renewalAmounts({ taxCents: taxes, totalCents: total }: PaymentInvoice): OrderAmounts {
  const base = total - taxes;
  return { price: base, discount: 0, base, taxes, total };
}
