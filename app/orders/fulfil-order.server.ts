import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { endCheckout } from '../checkout/checkout-store.server.ts';
import type { Services } from '../context.server.ts';
import type { PaymentSession } from './card-payments.ts';
import { issueInvoice } from './invoices.server.ts';
import { accountTable, orderTable, type Order } from './order-tables.server.ts';
import { after } from './order.ts';
import { dayInBerlin, yearFrom } from './plan-year.ts';
import { sendReceipt, sendWelcome } from './order-mails.server.ts';

type Needs = Pick<Services, 'enqueue' | 'now' | 'secret'>;
type Paid = PaymentSession & { invoiceId: string };

/**
 * All that comes of a payment, in one transaction that holds the order's row: the account, the invoice, the mails, the
 * word to the sales system. The checkout has served its purpose.
 */
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
    promoCode: order.promoCode,
    year,
    at,
  });
  await sendReceipt(tx, services, order, invoice);
  await sendWelcome(tx, services, order, account!);
  await services.enqueue(tx, 'tell-sale', { orderId: order.id });
  await endCheckout(tx, order.checkoutId);
  return order;
}

async function markPaid(tx: Database, before: Order, session: Paid, at: Date): Promise<Order> {
  const { customerId, subscriptionId, vatId } = session;
  const [order] = await tx
    .update(orderTable)
    .set({
      state: after(before.state, 'payment_succeeded'),
      paidAt: at,
      submittedAt: before.submittedAt ?? at,
      customerId,
      subscriptionId,
      vatId,
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
