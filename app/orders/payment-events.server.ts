import { eq } from 'drizzle-orm';
import type { JobHandlers } from '../jobs/jobs.server.ts';
import type { PaymentEvent } from './card-payments.ts';
import { noticeProblem } from './notice-problem.server.ts';
import { findOrder } from './order-queries.server.ts';
import { paymentEventTable as table, type Order } from './order-tables.server.ts';
import { failDebit, settleOrder, type SettleNeeds } from './settle-order.server.ts';
import { endSubscription, mindFailedRenewal, renewAccount } from './renewals.server.ts';

/** Each of the things an event leads to happens once, however often the job is done. */
export function handlePaymentEventJob(services: SettleNeeds): JobHandlers['handle-payment-event'] {
  const { db, now } = services;
  return async ({ eventId }) => {
    const [stored] = await db.select().from(table).where(eq(table.id, eventId));
    if (!stored || stored.handledAt) return;
    await handle(services, stored.event);
    await db.update(table).set({ handledAt: now() }).where(eq(table.id, eventId));
  };
}

/** What is about no order of ours changes nothing: others may sell by the same account. */
async function handle(services: SettleNeeds, event: PaymentEvent): Promise<void> {
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
      return noticeOtherSession(services, order, event.sessionId);
    case 'invoice_paid':
      // That of the first year is settled with the checkout.
      return event.isRenewal ? renewAccount(services, event.orderId, event) : undefined;
    case 'invoice_failed':
      return event.isRenewal ? mindFailedRenewal(services, event.orderId, event) : undefined;
    case 'subscription_ended':
      return endSubscription(services, event.orderId, event.subscriptionId);
  }
}

/** An earlier session is closed before another begins. Should one be paid all the same, somebody has to know. */
async function noticeOtherSession(services: SettleNeeds, order: Order, sessionId: string) {
  if (sessionId === order.sessionId) return;
  const session = await services.payments.findSession(sessionId);
  if (!session?.isPaid) return;
  await noticeProblem(
    services.db,
    services,
    order,
    `The session ${sessionId} of another attempt was paid too.`,
  );
}
