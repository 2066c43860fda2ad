import { eq } from 'drizzle-orm';
import { yearlyCharge } from '../../plans/prices.ts';
import {
  decisiveCheck,
  treatmentOf,
  vatPercentOf,
  type VatRules,
  type VatTreatment,
} from '../../plans/vat/vat-treatment.ts';
import { replaceInvoice } from '../invoices.server.ts';
import { notifyVatCorrection } from '../notify-buyer.server.ts';
import { findOrder, invoicesOf, latestInvoice } from '../order-queries.server.ts';
import { orderTable, type Invoice, type Order } from '../order-tables.server.ts';
import type { SettleNeeds } from '../settle-order.server.ts';

export type VatCorrection =
  | 'corrected'
  /** The invoice has the right VAT, perhaps because it was corrected before. */
  | 'nothing_to_correct'
  | 'unknown_order'
  /** Another provider account took the payment. Nothing was changed. */
  | 'unknown_payment';

/** For a buyer's click, which nobody repeats: a job finishes what a crash after the refund would leave undone. */
export async function requestVatCorrection(
  services: SettleNeeds,
  { id, reference }: Pick<Order, 'id' | 'reference'>,
): Promise<VatCorrection> {
  const { db, enqueue, now } = services;
  await enqueue(db, 'check-vat-id', { orderId: id }, { after: new Date(now().getTime() + finishAfterMs) });
  return correctVat(services, reference);
}

/** Later than any answer of the provider, so that the job does not overtake the click. */
const finishAfterMs = 30_000;

/**
 * Refunds the VAT of the current year's invoice, cancels it and issues another. The refund comes first and happens once, so
 * running it again after a crash finishes the rest.
 */
export async function correctVat(services: SettleNeeds, reference: string): Promise<VatCorrection> {
  const { db, payments, now, settings } = services;
  const order = await findOrder(db, reference);
  const wrong = order && (await latestInvoice(db, order.id));
  if (!order || !wrong) return 'unknown_order';
  const overpaid = overpaidVat(order, wrong, settings.vatRules);
  if (overpaid === 0) return 'nothing_to_correct';
  const refunded = await payments.refundPart(wrong.providerInvoiceId, overpaid, `vat-${wrong.number}`);
  if (refunded === 'nothing_paid') return 'unknown_payment';
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(orderTable).where(eq(orderTable.id, order.id)).for('update');
    const latest = await latestInvoice(tx, order.id);
    if (!locked || latest?.number !== wrong.number) return 'nothing_to_correct';
    const { price, discount } = wrong.content.amounts;
    const { vatId } = order;
    const vatTreatment = rightTreatment(order, wrong, settings.vatRules);
    const vatPercent = vatPercentOf(vatTreatment);
    const amounts = { price, discount, ...yearlyCharge(price, discount, vatPercent) };
    const issued = await replaceInvoice(tx, wrong, now(), { vatId, vatTreatment, vatPercent, amounts });
    const [first] = await invoicesOf(tx, order.id);
    // The order states the first year's amounts.
    if (first!.number === wrong.number)
      await tx
        .update(orderTable)
        .set({ taxCents: amounts.taxes, totalCents: amounts.total })
        .where(eq(orderTable.id, order.id));
    await notifyVatCorrection(tx, services, locked, { ...issued, refundedCents: overpaid });
    return 'corrected';
  });
}

/** Only what was charged too much can be returned: nobody is charged VAT afterwards. */
export function overpaidVat(order: VatFacts, invoice: Pick<Invoice, 'content'>, rules: VatRules): number {
  if (order.refundedAt) return 0;
  const { price, discount, taxes } = invoice.content.amounts;
  const percent = vatPercentOf(rightTreatment(order, invoice, rules));
  return Math.max(0, taxes - yearlyCharge(price, discount, percent).taxes);
}

/** What would be returned if VIES confirmed the ID on file. */
export function overpaidOnceConfirmed(
  order: VatFacts,
  invoice: Pick<Invoice, 'content'>,
  rules: VatRules,
): number {
  const { vatId } = order;
  if (!vatId) return 0;
  const check = {
    vatId,
    outcome: 'valid',
    checkedAt: '',
    consultation: null,
    name: null,
    address: null,
  } as const;
  return overpaidVat({ ...order, vatChecks: [check] }, invoice, rules);
}

type VatFacts = Pick<Order, 'vatId' | 'vatChecks' | 'refundedAt'>;

/** By the address on the invoice: one that was entered later must not take back the VAT of a year already sold. */
export function rightTreatment(
  { vatId, vatChecks }: VatFacts,
  { content: { billing } }: Pick<Invoice, 'content'>,
  rules: VatRules,
): VatTreatment {
  return treatmentOf(billing, decisiveCheck(vatChecks, vatId), rules);
}
