import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { brand } from '../base/brand.ts';
import type { VatTreatment } from '../plans/vat/vat-treatment.ts';
import type { PaymentSession } from './card-payments.ts';
import { paymentFailPath, successPath } from './order-links.server.ts';
import { findOrderOfCheckout } from './order-queries.server.ts';
import { orderTable as table, type Order } from './order-tables.server.ts';
import { stateAfter, type OrderAmounts, type OrderContent } from './order.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';

export type Wanted = {
  checkoutId: string;
  content: OrderContent;
  amounts: OrderAmounts;
  vatTreatment: VatTreatment;
  promotionId: string | null;
};

export type Attempted =
  | { outcome: 'started'; url: string }
  | { outcome: 'under_way'; reference: string }
  | { outcome: 'price_changed' }
  | { outcome: 'promotion_refused' };

/** An order must never have two payable pages, even across browsers. Null when another tab was faster: try again. */
export async function attemptPayment(services: SettleNeeds, wanted: Wanted): Promise<Attempted | null> {
  const { payments } = services;
  const order = await findOrCreateOrder(services, wanted);
  const underWay: Attempted = { outcome: 'under_way', reference: order.reference };
  if (order.state === 'paid') return underWay;
  const isSame = matches(order, wanted);
  if (!order.sessionId)
    return isSame ? start(services, order, wanted) : startNextAttempt(services, order, wanted);

  const goesOn = isSame && order.state === 'awaiting_payment';
  const session = await (goesOn ? payments.findSession : payments.expireSession)(order.sessionId);
  if (session && isUnderWay(order, session)) {
    await settleOrder(services, order.reference);
    return underWay;
  }
  if (goesOn && session?.status === 'open' && session.url) return { outcome: 'started', url: session.url };
  return startNextAttempt(services, order, wanted);
}

function isUnderWay({ state, submittedAt }: Order, { isPaid, status }: PaymentSession): boolean {
  const hasFailed = state === 'failed' && submittedAt !== null;
  return isPaid || (status === 'complete' && !hasFailed);
}

async function findOrCreateOrder({ db, now }: SettleNeeds, wanted: Wanted): Promise<Order> {
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

/** Must be unique across installations, which may share a provider account. */
function newReference(): string {
  const letters = [...randomBytes(12)].map((byte) => crockfordBase32[byte % crockfordBase32.length]);
  return `${brand.ticketPrefix}-O-${letters.join('')}`;
}

const crockfordBase32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

async function startNextAttempt(
  services: SettleNeeds,
  order: Order,
  wanted: Wanted,
): Promise<Attempted | null> {
  const [next] = await services.db
    .update(table)
    .set({
      ...columnsOf(wanted),
      state: stateAfter(order.state, 'payment_expired'),
      attempt: order.attempt + 1,
      sessionId: null,
      submittedAt: null,
    })
    .where(and(isCurrentAttempt(order), sql`${table.sessionId} is not distinct from ${order.sessionId}`))
    .returning();
  return next ? start(services, next, wanted) : null;
}

/** Concurrent requests for one attempt get the same session. */
async function start(services: SettleNeeds, order: Order, wanted: Wanted): Promise<Attempted | null> {
  const { db, payments, log } = services;
  const started = await payments.startCheckout(requestFor(services, order, wanted)).catch(async (error) => {
    await skipAttempt(services, order);
    throw error;
  });
  if (started.outcome !== 'started') {
    await skipAttempt(services, order);
    if (started.outcome === 'promotion_refused') return started;
    const { reference, totalCents } = order;
    log.error({ order: reference, ours: totalCents, theirs: started.totalCents }, 'amounts do not agree');
    return { outcome: 'price_changed' };
  }
  const { sessionId, url } = started;
  const stored = await db
    .update(table)
    .set({ sessionId, state: stateAfter(order.state, 'payment_started') })
    .where(isCurrentAttempt(order))
    .returning({ id: table.id });
  if (stored.length > 0) return { outcome: 'started', url };
  // Another tab has moved the order on: close this page, which nobody has seen.
  await payments.expireSession(sessionId);
  const now = await findOrderOfCheckout(db, wanted.checkoutId);
  return now && !matches(now, wanted) ? { outcome: 'price_changed' } : null;
}

/** The provider repeats its answer for the same attempt number, so a failed attempt must not reuse it. */
async function skipAttempt({ db }: SettleNeeds, order: Order): Promise<void> {
  await db
    .update(table)
    .set({ attempt: order.attempt + 1 })
    .where(and(isCurrentAttempt(order), isNull(table.sessionId)));
}

function requestFor({ secret, settings }: SettleNeeds, order: Order, { promotionId }: Wanted) {
  const { reference, checkoutId, attempt, tier, totalCents, buyer, paymentMethod, vatTreatment } = order;
  return {
    orderId: reference,
    attempt,
    tier,
    expectedTotalCents: totalCents,
    email: buyer.email,
    promotionId,
    paymentMethod,
    vatTreatment,
    successUrl: settings.siteUrl + successPath(secret, reference),
    cancelUrl: settings.siteUrl + paymentFailPath(secret, checkoutId),
  };
}

const isCurrentAttempt = ({ id, attempt }: Order) =>
  and(eq(table.id, id), eq(table.attempt, attempt), ne(table.state, 'paid'));

function columnsOf({ checkoutId, content, amounts, vatTreatment }: Wanted) {
  const { tier, buyer, billing, paymentMethod, promoCode, vatId, vatCheck } = content;
  const { price, discount, taxes, total } = amounts;
  return {
    checkoutId,
    tier,
    buyer,
    billing,
    paymentMethod,
    promoCode,
    vatId,
    vatTreatment,
    vatChecks: vatCheck ? [vatCheck] : [],
    priceCents: price,
    discountCents: discount,
    taxCents: taxes,
    totalCents: total,
  };
}

function matches(order: Order, wanted: Wanted): boolean {
  const columns = Object.entries(columnsOf(wanted));
  return columns.every(([name, value]) => isDeepStrictEqual(order[name as keyof Order], value));
}
