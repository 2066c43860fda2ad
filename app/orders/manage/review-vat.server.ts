import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import type { JobHandlers } from '../../base/jobs.server.ts';
import type { Services } from '../../context.server.ts';
import { decisiveCheck, needsCheck, treatmentOf, type VatCheck } from '../../plans/vat/vat-treatment.ts';
import { notifyRefusedVatId } from '../notify-buyer.server.ts';
import { findOrder, latestInvoice } from '../order-queries.server.ts';
import { orderTable, type Order } from '../order-tables.server.ts';
import type { SettleNeeds } from '../settle-order.server.ts';
import { correctVat, overpaidOnceConfirmed } from './correct-vat.server.ts';

export type VatNeeds = SettleNeeds & Pick<Services, 'checkVatId'>;

/**
 * Updates the VAT of future invoices: checks the ID again, and tells the provider of a new rate. While VIES does not answer,
 * its last answer about the ID holds.
 */
export async function reviewVat(services: VatNeeds, reference: string): Promise<Order | null> {
  const { db, settings, checkVatId } = services;
  const order = await findOrder(db, reference);
  if (order?.state !== 'paid' || order.refundedAt) return order;
  const { billing, vatId } = order;
  const check = vatId && needsCheck(billing, vatId, settings.vatRules) ? await checkVatId(vatId) : null;
  return applyVat(services, reference, check);
}

/** Stores a check, and sets the rate that follows from it and from the address. */
export async function applyVat(
  services: VatNeeds,
  reference: string,
  check: VatCheck | null,
): Promise<Order | null> {
  const { db, payments, settings } = services;
  const order = await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(orderTable)
      .where(eq(orderTable.reference, reference))
      .for('update');
    if (!before) return null;
    const vatChecks = check ? withCheck(before.vatChecks, check) : before.vatChecks;
    const vatTreatment = treatmentOf(
      before.billing,
      decisiveCheck(vatChecks, before.vatId),
      settings.vatRules,
    );
    if (!check && vatTreatment === before.vatTreatment) return before;
    return change(tx, before, { vatTreatment, vatChecks });
  });
  // Told every time, because a crash may have come between the two.
  if (order?.subscriptionId) await payments.setVat(order.subscriptionId, order.vatTreatment);
  return order;
}

async function change(
  tx: Database,
  { id }: Order,
  { vatTreatment, vatChecks }: Partial<Order>,
): Promise<Order> {
  const [changed] = await tx
    .update(orderTable)
    .set({ vatTreatment, vatChecks: sql`${JSON.stringify(vatChecks)}::jsonb` })
    .where(eq(orderTable.id, id))
    .returning();
  return changed!;
}

/** A check without an answer is recorded once, not for each of the job's attempts. */
function withCheck(checks: readonly VatCheck[], check: VatCheck): VatCheck[] {
  const last = checks.at(-1);
  const isRepeat =
    last?.vatId === check.vatId && [last, check].every(({ outcome }) => outcome === 'unavailable');
  return [...(isRepeat ? checks.slice(0, -1) : checks), check];
}

/**
 * Asks VIES again about an ID that could not be checked at the checkout. Throws until there is an answer, so that the queue
 * retries it for days and then shows it as dead.
 */
export function checkVatIdJob(services: VatNeeds): JobHandlers['check-vat-id'] {
  return async ({ orderId }) => {
    const { db, settings } = services;
    const [found] = await db.select().from(orderTable).where(eq(orderTable.id, orderId));
    if (!found?.vatId || found.state !== 'paid' || found.refundedAt) return;
    if (!needsCheck(found.billing, found.vatId, settings.vatRules)) return;
    const order = await reviewVat(services, found.reference);
    const check = order && decisiveCheck(order.vatChecks, order.vatId);
    if (!order || !check || check.vatId !== order.vatId) return;
    if (check.outcome === 'unavailable') throw new Error('VIES did not respond.');
    if (check.outcome === 'invalid') await refuseVatId(services, order, check.vatId);
    else await correctVat(services, order.reference);
  };
}

async function refuseVatId(services: VatNeeds, order: Order, vatId: string): Promise<void> {
  const { db, settings } = services;
  const invoice = await latestInvoice(db, order.id);
  const isCorrectable = !!invoice && overpaidOnceConfirmed(order, invoice, settings.vatRules) > 0;
  await db.transaction((tx) => notifyRefusedVatId(tx, services, order, { vatId, isCorrectable }));
}
