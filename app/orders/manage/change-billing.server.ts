import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { VatCheck } from '../../plans/vat/vat-treatment.ts';
import { notifyBillingChange } from '../notify-buyer.server.ts';
import { findAccount } from '../order-queries.server.ts';
import { accountTable, orderTable } from '../order-tables.server.ts';
import type { BillingAddress } from '../order.ts';
import { applyVat, type VatNeeds } from './review-vat.server.ts';

export type NewBilling = { billing: BillingAddress; vatId: string; check: VatCheck | null };

/** For invoices to come; those that were issued stay as they are. Null for an order without an account. */
export async function changeBilling(
  services: VatNeeds,
  reference: string,
  { billing, vatId, check }: NewBilling,
): Promise<'changed' | 'unchanged' | null> {
  const outcome = await services.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orderTable)
      .where(eq(orderTable.reference, reference))
      .for('update');
    const account = order && (await findAccount(tx, order.id));
    if (!account || order.refundedAt) return null;
    if (check?.outcome === 'unavailable') await services.enqueue(tx, 'check-vat-id', { orderId: order.id });
    const isSame = isDeepStrictEqual(order.billing, billing) && (order.vatId ?? '') === vatId;
    if (isSame) return 'unchanged';
    await tx
      .update(orderTable)
      .set({ billing, vatId: vatId || null })
      .where(eq(orderTable.id, order.id));
    const [changed] = await tx
      .update(accountTable)
      .set({ changes: sql`${accountTable.changes} + 1` })
      .where(eq(accountTable.id, account.id))
      .returning();
    await notifyBillingChange(tx, services, order, changed!);
    return 'changed';
  });
  // Again if nothing has changed: an ID may be confirmed only now, or the last attempt may have broken off here.
  if (outcome) await applyVat(services, reference, check);
  return outcome;
}
