import { eq } from 'drizzle-orm';
import type { Services } from '../context.server.ts';
import type { JobHandlers } from '../base/jobs.server.ts';
import type { PaymentEvent } from './card-payments.ts';
import { syncRenewal } from './manage/change-renewal.server.ts';
import { willRenew } from './manage/order-status.ts';
import { notifyPaymentMethod } from './notify-buyer.server.ts';
import { findAccount, findOrder, findOrderOfCustomer, recordProblem } from './order-queries.server.ts';
import { paymentEventTable as table, type Order } from './order-tables.server.ts';
import { endSubscription, handleFailedRenewal, renewAccount } from './renewals.server.ts';
import { failDebit, settleOrder, type SettleNeeds } from './settle-order.server.ts';

/** Ignores repeats. False for an event that the provider has not signed. */
export async function receivePaymentEvent(
  { db, payments, enqueue }: Pick<Services, 'db' | 'payments' | 'enqueue'>,
  rawBody: string,
  signature: string | null,
): Promise<boolean> {
  const event = payments.readEvent(rawBody, signature);
  if (!event) return false;
  await db.transaction(async (tx) => {
    const stored = await tx
      .insert(table)
      .values({ id: event.id, kind: event.kind, event })
      .onConflictDoNothing({ target: table.id })
      .returning({ id: table.id });
    if (stored.length > 0) await enqueue(tx, 'handle-payment-event', { eventId: event.id });
  });
  return true;
}

/** A crashed job runs again, so every effect must be idempotent. */
export function handlePaymentEventJob(services: SettleNeeds): JobHandlers['handle-payment-event'] {
  const { db, now } = services;
  return async ({ eventId }) => {
    const [stored] = await db.select().from(table).where(eq(table.id, eventId));
    if (!stored || stored.handledAt) return;
    await handle(services, stored.event);
    await db.update(table).set({ handledAt: now() }).where(eq(table.id, eventId));
  };
}

/** Ignores unknown orders: other shops may use the same provider account. */
async function handle(services: SettleNeeds, event: PaymentEvent): Promise<void> {
  if (event.kind === 'payment_method_changed')
    return changePaymentMethod(services, event.id, event.customerId);
  if (event.kind === 'other' || event.orderId === null) return;
  const order = await findOrder(services.db, event.orderId);
  if (!order) return;
  switch (event.kind) {
    case 'checkout_failed':
      await failDebit(services, order.reference, event.sessionId);
      return;
    case 'checkout_completed':
    case 'checkout_paid':
    case 'checkout_expired':
      await settleOrder(services, order.reference);
      return checkOtherSession(services, order, event.sessionId);
    case 'invoice_paid':
      return event.isRenewal ? renewAccount(services, event.orderId, event) : undefined;
    case 'invoice_failed':
      return event.isRenewal ? handleFailedRenewal(services, event.orderId, event) : undefined;
    case 'subscription_changed':
      await syncRenewal(services, event.orderId, event.subscriptionId);
      return;
    case 'subscription_ended':
      return endSubscription(services, event.orderId, event.subscriptionId);
  }
}

async function changePaymentMethod(
  services: SettleNeeds,
  eventId: string,
  customerId: string,
): Promise<void> {
  const order = await findOrderOfCustomer(services.db, customerId);
  if (!order?.subscriptionId) return;
  await services.payments.useNewPaymentMethod(order.subscriptionId);
  const account = await findAccount(services.db, order.id);
  const renews = !account || willRenew(account);
  await services.db.transaction((tx) => notifyPaymentMethod(tx, services, order, { eventId, renews }));
}

/** Earlier sessions are closed before another begins. If one was paid all the same, an operator has to know. */
async function checkOtherSession(services: SettleNeeds, order: Order, sessionId: string) {
  if (sessionId === order.sessionId) return;
  const session = await services.payments.findSession(sessionId);
  if (!session?.isPaid) return;
  await recordProblem(
    services.db,
    services,
    order,
    `The session ${sessionId} of another attempt was paid too.`,
  );
}
