import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import type { PaymentSession } from './card-payments.ts';
import { fulfilOrder } from './fulfil-order.server.ts';
import type { JobHandlers } from '../base/jobs.server.ts';
import { notifyFailedDebit, notifyReceived } from './notify-buyer.server.ts';
import { findOrder, recordProblem } from './order-queries.server.ts';
import { orderTable as table, type Order } from './order-tables.server.ts';
import { stateAfter, type OrderEvent } from './order.ts';

export type SettleNeeds = Pick<
  Services,
  'db' | 'payments' | 'enqueue' | 'now' | 'secret' | 'settings' | 'log'
>;

/** Webhooks, the buyer's return and the sweep all end here, in any order and more than once. */
export function settleOrder(services: SettleNeeds, reference: string): Promise<Order | null> {
  return syncOrder(services, reference, () => null);
}

/** The payment page stays open, so a payment made there later still counts. */
export function abandonPayment(services: SettleNeeds, reference: string): Promise<Order | null> {
  return syncOrder(services, reference, ({ status }) => (status === 'open' ? 'abandoned' : null));
}

/** Only the provider's event reports a failed debit: its session still looks as if it were processing. */
export async function failDebit(
  services: SettleNeeds,
  reference: string,
  sessionId: string,
): Promise<Order | null> {
  const { payments } = services;
  const session = await payments.findSession(sessionId);
  const hasFailed = session?.status === 'complete' && !session.isPaid;
  // Otherwise the provider keeps retrying, and a buyer who pays again pays twice.
  if (hasFailed && session.subscriptionId) await payments.cancelSubscription(session.subscriptionId);
  return syncOrder(services, reference, ({ id, status }) =>
    id === sessionId && status === 'complete' ? 'debit failed' : null,
  );
}

type Failure = 'abandoned' | 'debit failed';
type FailureOf = (session: PaymentSession) => Failure | null;

/** The provider is asked outside the transaction, and again if another attempt has begun meanwhile. */
async function syncOrder(
  services: SettleNeeds,
  reference: string,
  failureOf: FailureOf,
): Promise<Order | null> {
  const order = await findOrder(services.db, reference);
  if (!order?.sessionId || order.state === 'paid') return order;
  const { sessionId } = order;
  const session = await services.payments.findSession(sessionId);
  const moved = await services.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(table).where(eq(table.id, order.id)).for('update');
    if (locked?.sessionId !== sessionId) return null;
    return locked.state === 'paid' ? locked : settle(tx, services, locked, session, failureOf);
  });
  return moved ?? syncOrder(services, reference, failureOf);
}

async function settle(
  tx: Database,
  services: SettleNeeds,
  order: Order,
  session: PaymentSession | null,
  failureOf: FailureOf,
): Promise<Order> {
  if (session && isSettled(session)) {
    const problem = problemWith(order, session);
    return problem ? recordProblem(tx, services, order, problem) : fulfilOrder(tx, services, order, session);
  }
  const failure = session && failureOf(session);
  const event = eventOf(order, session, failure);
  const state = event ? stateAfter(order.state, event) : order.state;
  const submittedAt = session?.status === 'complete' ? (order.submittedAt ?? services.now()) : null;
  if (failure === 'debit failed') await notifyFailedDebit(tx, services, order);
  // A card is paid by now: only a direct debit keeps the buyer waiting.
  else if (submittedAt && !order.submittedAt && order.paymentMethod === 'sepa_debit')
    await notifyReceived(tx, services, order);
  return change(tx, order, { state, submittedAt });
}

/** A session is paid a moment before the provider has created its invoice. */
type SettledSession = PaymentSession & { invoiceId: string; subscriptionId: string };

function isSettled(session: PaymentSession): session is SettledSession {
  return session.isPaid && session.invoiceId !== null && session.subscriptionId !== null;
}

/** A session unknown to the provider can no longer be paid. */
function eventOf(order: Order, session: PaymentSession | null, failure: Failure | null): OrderEvent | null {
  if (failure) return 'payment_failed';
  if (!session || session.status === 'expired') return 'payment_expired';
  // A buyer who had left the page has authorised a direct debit after all.
  return session.status === 'complete' && !order.submittedAt ? 'payment_started' : null;
}

/** Compares to the cent. An order with a mismatch is not fulfilled. */
function problemWith(order: Order, { orderId, amounts }: PaymentSession): string | null {
  if (orderId !== order.reference) return `The payment session belongs to order ${orderId}.`;
  const pairs = [
    ['currency', 'EUR', amounts.currency],
    ['price', order.priceCents, amounts.subtotalCents],
    ['discount', order.discountCents, amounts.discountCents],
    ['taxes', order.taxCents, amounts.taxCents],
    ['total', order.totalCents, amounts.totalCents],
  ] as const;
  const wrong = pairs.filter(([, ours, theirs]) => ours !== theirs);
  if (wrong.length === 0) return null;
  return `Payment does not match the order: ${wrong.map(([what, ours, theirs]) => `${what} ${theirs} instead of ${ours}`).join(', ')}.`;
}

async function change(tx: Database, { id }: Order, values: Partial<Order>): Promise<Order> {
  const [changed] = await tx.update(table).set(values).where(eq(table.id, id)).returning();
  return changed!;
}

export function settleOrdersJob(services: SettleNeeds, { most = 200 } = {}): JobHandlers['settle-orders'] {
  return async () => {
    const { db, log, now } = services;
    const quiet = new Date(now().getTime() - quietMs);
    for (const { id, reference } of await unsettledOrders(db, quiet, most)) {
      await db.update(table).set({ askedAt: now() }).where(eq(table.id, id));
      await settleOrder(services, reference).catch((error: unknown) =>
        log.warn({ err: error, order: reference }, 'settling an order failed; will retry'),
      );
    }
  };
}

const quietMs = 5 * 60 * 1_000;

/** Includes abandoned orders, whose payment page stays open for a day. Orders that never had a page stay drafts. */
function unsettledOrders(db: SettleNeeds['db'], before: Date, most: number) {
  const waitsSince = sql`coalesce(${table.askedAt}, ${table.orderedAt})`;
  return db
    .select({ id: table.id, reference: table.reference })
    .from(table)
    .where(
      and(
        or(eq(table.state, 'awaiting_payment'), and(eq(table.state, 'failed'), isNull(table.submittedAt))),
        isNotNull(table.sessionId),
        isNull(table.problem),
        sql`${waitsSince} < ${before.toISOString()}`,
      ),
    )
    .orderBy(asc(waitsSince), asc(table.id))
    .limit(most);
}
