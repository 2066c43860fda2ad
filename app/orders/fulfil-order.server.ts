import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { SalesSystem } from '../base/sales-system.ts';
import type { Services } from '../context.server.ts';
import { submissionKey } from '../forms/form-token.server.ts';
import type { JobHandlers } from '../base/jobs.server.ts';
import { tierOf } from '../plans/tier.ts';
import { isUnconfirmed } from '../plans/vat/vat-treatment.ts';
import type { PaymentSession } from './card-payments.ts';
import { issueInvoice } from './invoices.server.ts';
import { accountTable, checkoutTable, orderTable, type Order } from './order-tables.server.ts';
import { stateAfter } from './order.ts';
import { dayInBerlin, yearFrom } from './plan-year.ts';
import { sendReceipt, sendWelcome } from './notify-buyer.server.ts';

type Needs = Pick<Services, 'enqueue' | 'now' | 'secret' | 'settings'>;
type Paid = PaymentSession & { invoiceId: string };

/** Runs in the transaction that locks the order's row, so a payment is fulfilled completely and once. */
export async function fulfilOrder(
  tx: Database,
  services: Needs,
  before: Order,
  session: Paid,
): Promise<Order> {
  const at = services.now();
  const year = yearFrom(dayInBerlin(at));
  const order = await markPaid(tx, before, session, at);
  const [account] = await tx
    .insert(accountTable)
    .values({
      orderId: order.id,
      email: order.buyer.email,
      company: order.buyer.company,
      tier: order.tier,
      createdAt: at,
      paidUntil: year.end,
    })
    .returning();
  const invoice = await issueInvoice(tx, {
    order,
    providerInvoiceId: session.invoiceId,
    amounts: amountsOf(order),
    vatTreatment: order.vatTreatment,
    promoCode: order.promoCode,
    paymentMethod: order.paymentMethod,
    year,
    at,
  });
  await sendReceipt(tx, services, order, invoice);
  await sendWelcome(tx, services, order, account!);
  await services.enqueue(tx, 'tell-sale', { orderId: order.id });
  if (dayInBerlin(order.orderedAt) < year.start)
    await services.enqueue(tx, 'align-renewal', { orderId: order.id });
  if (isUnconfirmed(order.billing, order.vatChecks.at(-1) ?? null, services.settings.vatRules))
    await services.enqueue(tx, 'check-vat-id', { orderId: order.id });
  await tx.delete(checkoutTable).where(eq(checkoutTable.id, order.checkoutId));
  return order;
}

async function markPaid(tx: Database, before: Order, session: Paid, at: Date): Promise<Order> {
  const { customerId, subscriptionId } = session;
  const [order] = await tx
    .update(orderTable)
    .set({
      state: stateAfter(before.state, 'payment_succeeded'),
      paidAt: at,
      submittedAt: before.submittedAt ?? at,
      customerId,
      subscriptionId,
    })
    .where(eq(orderTable.id, before.id))
    .returning();
  return order!;
}

function amountsOf({ priceCents, discountCents, taxCents, totalCents }: Order) {
  return {
    price: priceCents,
    discount: discountCents,
    base: priceCents - discountCents,
    taxes: taxCents,
    total: totalCents,
  };
}

/** After a crash the sale is reported again under the same key. */
export function tellSaleJob(db: Database, tellSales: SalesSystem): JobHandlers['tell-sale'] {
  return async ({ orderId }) => {
    const [order] = await db.select().from(orderTable).where(eq(orderTable.id, orderId));
    if (!order) return;
    const { reference, tier, priceCents, discountCents, promoCode, buyer, billing } = order;
    await tellSales({
      kind: 'sale',
      key: submissionKey(`sale ${reference}`),
      order: reference,
      product: tierOf(tier).name,
      netCents: priceCents - discountCents,
      promoCode,
      buyer,
      billing,
    });
  };
}
