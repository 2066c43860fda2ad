import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { PaymentSession } from './card-payments.ts';
import { paymentFailPath, successPath } from './order-links.server.ts';
import { findOrderOfCheckout } from './order-queries.server.ts';
import { newReference } from './order-reference.server.ts';
import { orderTable as table, type Order } from './order-tables.server.ts';
import { after, type OrderAmounts, type OrderContent } from './order.ts';
import type { Placed } from './place-order.server.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';

/** What the buyer wants, at what it costs now. */
export type Wanted = {
  checkoutId: string;
  content: OrderContent;
  amounts: OrderAmounts;
  promotionId: string | null;
};

/**
 * Leads the buyer to a page to pay on: the open one if nothing has changed, else another, once the one before is closed.
 * So an order never has two pages that can be paid on, also when another browser goes on with it. Null when another tab
 * was faster: then it is to be tried again.
 */
export async function attemptPayment(services: SettleNeeds, wanted: Wanted): Promise<Placed | null> {
  const { payments } = services;
  const order = await openOrder(services, wanted);
  const underWay: Placed = { outcome: 'under_way', reference: order.reference };
  if (order.state === 'paid') return underWay;
  const isSame = asksFor(order, wanted);
  if (!order.sessionId) return isSame ? start(services, order, wanted) : startOver(services, order, wanted);

  const goesOn = isSame && order.state === 'awaiting_payment';
  const session = await (goesOn ? payments.findSession : payments.expireSession)(order.sessionId);
  if (session && isUnderWay(order, session)) {
    await settleOrder(services, order.reference);
    return underWay;
  }
  if (goesOn && session?.status === 'open' && session.url) return { outcome: 'started', url: session.url };
  return startOver(services, order, wanted);
}

/** Paid, or a direct debit of which we do not know that it has failed. */
function isUnderWay({ state, submittedAt }: Order, { isPaid, status }: PaymentSession): boolean {
  const hasFailed = state === 'failed' && submittedAt !== null;
  return isPaid || (status === 'complete' && !hasFailed);
}

async function openOrder({ db, now }: SettleNeeds, wanted: Wanted): Promise<Order> {
  const find = () => findOrderOfCheckout(db, wanted.checkoutId);
  const found = await find();
  if (found) return found;
  const [opened] = await db
    .insert(table)
    .values({
      ...columnsOf(wanted),
      reference: newReference(),
      state: 'draft',
      attempt: 1,
      orderedAt: now(),
    })
    .onConflictDoNothing({ target: table.checkoutId })
    .returning();
  return opened ?? (await find())!;
}

/** The next attempt, with what is wanted now; unless another tab has gone on from the same point. */
async function startOver(services: SettleNeeds, order: Order, wanted: Wanted): Promise<Placed | null> {
  const [next] = await services.db
    .update(table)
    .set({
      ...columnsOf(wanted),
      state: after(order.state, 'payment_expired'),
      attempt: order.attempt + 1,
      sessionId: null,
      submittedAt: null,
    })
    .where(and(isAttempt(order), sql`${table.sessionId} is not distinct from ${order.sessionId}`))
    .returning();
  return next ? start(services, next, wanted) : null;
}

/** Twins of one attempt get the same session. */
async function start(services: SettleNeeds, order: Order, wanted: Wanted): Promise<Placed | null> {
  const { db, payments, log } = services;
  const started = await payments.startCheckout(requestFor(services, order, wanted)).catch(async (error) => {
    await passOver(services, order);
    throw error;
  });
  if (started.outcome !== 'started') {
    await passOver(services, order);
    if (started.outcome === 'promotion_refused') return started;
    const { reference, totalCents } = order;
    log.error({ order: reference, ours: totalCents, theirs: started.totalCents }, 'amounts do not agree');
    return { outcome: 'price_changed' };
  }
  const { sessionId, url } = started;
  const stored = await db
    .update(table)
    .set({ sessionId, state: after(order.state, 'payment_started') })
    .where(isAttempt(order))
    .returning({ id: table.id });
  if (stored.length > 0) return { outcome: 'started', url };
  // Another tab has gone on meanwhile: nobody has seen this page, and nobody shall.
  await payments.expireSession(sessionId);
  const now = await findOrderOfCheckout(db, wanted.checkoutId);
  return now && !asksFor(now, wanted) ? { outcome: 'price_changed' } : null;
}

/** What came to nothing is not asked for again under the same number: the provider would repeat its answer. */
async function passOver({ db }: SettleNeeds, order: Order): Promise<void> {
  await db
    .update(table)
    .set({ attempt: order.attempt + 1 })
    .where(and(isAttempt(order), isNull(table.sessionId)));
}

function requestFor({ secret, settings }: SettleNeeds, order: Order, { promotionId }: Wanted) {
  const { reference, checkoutId, attempt, tier, totalCents, buyer, paymentMethod } = order;
  return {
    orderId: reference,
    attempt,
    tier,
    expectedTotalCents: totalCents,
    email: buyer.email,
    promotionId,
    paymentMethod,
    successUrl: settings.siteUrl + successPath(secret, reference),
    cancelUrl: settings.siteUrl + paymentFailPath(secret, checkoutId),
  };
}

/** The order as long as nothing has moved it on. */
const isAttempt = ({ id, attempt }: Order) =>
  and(eq(table.id, id), eq(table.attempt, attempt), ne(table.state, 'paid'));

function columnsOf({ checkoutId, content, amounts }: Wanted) {
  const { tier, buyer, billing, paymentMethod, promoCode } = content;
  const { price, discount, taxes, total } = amounts;
  return {
    checkoutId,
    tier,
    buyer,
    billing,
    paymentMethod,
    promoCode,
    priceCents: price,
    discountCents: discount,
    taxCents: taxes,
    totalCents: total,
  };
}

function asksFor(order: Order, wanted: Wanted): boolean {
  const columns = Object.entries(columnsOf(wanted));
  return columns.every(([name, value]) => isDeepStrictEqual(order[name as keyof Order], value));
}
