import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import type { PaymentSession } from './card-payments.ts';
import { fulfilOrder } from './fulfil-order.server.ts';
import { tellOfFailedDebit } from './order-mails.server.ts';
import { noticeProblem } from './notice-problem.server.ts';
import { findOrder } from './order-queries.server.ts';
import { orderTable as table, type Order } from './order-tables.server.ts';
import { after, type OrderEvent } from './order.ts';

export type SettleNeeds = Pick<
  Services,
  'db' | 'payments' | 'enqueue' | 'now' | 'secret' | 'settings' | 'log'
>;

/**
 * Asks the provider how an order stands, and moves it on. A webhook, the buyer who comes back, the sweep: all end here,
 * so none of them need come first, or only once. Gives the order as it is after that; null for none.
 */
export function settleOrder(services: SettleNeeds, reference: string): Promise<Order | null> {
  return moveOn(services, reference, () => null);
}

/** The buyer has turned back from the provider's page. It stays open: who pays on it after all has paid. */
export function turnBack(services: SettleNeeds, reference: string): Promise<Order | null> {
  return moveOn(services, reference, ({ status }) => (status === 'open' ? 'turned back' : null));
}

/** The provider says that a direct debit has failed. It tells once: the session looks as if it were still on its way. */
export async function failDebit(
  services: SettleNeeds,
  reference: string,
  sessionId: string,
): Promise<Order | null> {
  const { payments } = services;
  const session = await payments.findSession(sessionId);
  const hasFailed = session?.status === 'complete' && !session.isPaid;
  // Else the provider goes on trying, and the buyer who tries again pays twice.
  if (hasFailed && session.subscriptionId) await payments.cancelSubscription(session.subscriptionId);
  return moveOn(services, reference, ({ id, status }) =>
    id === sessionId && status === 'complete' ? 'debit failed' : null,
  );
}

type Failure = 'turned back' | 'debit failed';
type FailureOf = (session: PaymentSession) => Failure | null;

/** The provider is asked outside of the transaction; should another attempt have begun meanwhile, once more. */
async function moveOn(services: SettleNeeds, reference: string, failureOf: FailureOf): Promise<Order | null> {
  const order = await findOrder(services.db, reference);
  if (!order?.sessionId || order.state === 'paid') return order;
  const { sessionId } = order;
  const session = await services.payments.findSession(sessionId);
  const moved = await services.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(table).where(eq(table.id, order.id)).for('update');
    if (locked?.sessionId !== sessionId) return null;
    return locked.state === 'paid' ? locked : settle(tx, services, locked, session, failureOf);
  });
  return moved ?? moveOn(services, reference, failureOf);
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
    return problem ? noticeProblem(tx, services, order, problem) : fulfilOrder(tx, services, order, session);
  }
  const failure = session && failureOf(session);
  const event = eventOf(order, session, failure);
  const state = event ? after(order.state, event) : order.state;
  const submittedAt = session?.status === 'complete' ? (order.submittedAt ?? services.now()) : null;
  if (failure === 'debit failed') await tellOfFailedDebit(tx, services, order);
  return change(tx, order, { state, submittedAt });
}

/** Paid, and with all that the provider makes of it: a moment before, it may have no invoice yet. */
type SettledSession = PaymentSession & { invoiceId: string; subscriptionId: string };

function isSettled(session: PaymentSession): session is SettledSession {
  return session.isPaid && session.invoiceId !== null && session.subscriptionId !== null;
}

/** A session that the provider does not know is a page that nobody can pay on. */
function eventOf(order: Order, session: PaymentSession | null, failure: Failure | null): OrderEvent | null {
  if (failure) return 'payment_failed';
  if (!session || session.status === 'expired') return 'payment_expired';
  // Who had turned back has ordered a direct debit after all.
  return session.status === 'complete' && !order.submittedAt ? 'payment_started' : null;
}

/** Compared to the cent; null where all agrees. While there is one, nothing is fulfilled. */
function problemWith(order: Order, { orderId, amounts }: PaymentSession): string | null {
  if (orderId !== order.reference) return `The session is that of the order ${orderId}.`;
  const pairs = [
    ['currency', 'EUR', amounts.currency],
    ['price', order.priceCents, amounts.subtotalCents],
    ['discount', order.discountCents, amounts.discountCents],
    ['taxes', order.taxCents, amounts.taxCents],
    ['total', order.totalCents, amounts.totalCents],
  ] as const;
  const wrong = pairs.filter(([, ours, theirs]) => ours !== theirs);
  if (wrong.length === 0) return null;
  return `Paid otherwise than ordered: ${wrong.map(([what, ours, theirs]) => `${what} ${theirs} instead of ${ours}`).join(', ')}.`;
}

async function change(tx: Database, { id }: Order, values: Partial<Order>): Promise<Order> {
  const [changed] = await tx.update(table).set(values).where(eq(table.id, id)).returning();
  return changed!;
}
