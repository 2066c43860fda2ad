import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { Session, Subscription } from './documents.ts';
import { findToChange, follow, objectTable, put, inTransaction, type World } from './store.ts';
import { recordEvents } from './webhooks.ts';
import { markPaid } from './billing.ts';
import { expireSession } from './checkout-sessions.ts';

export async function settleDue(world: World, until: Date): Promise<void> {
  const due = await world.db
    .select({ id: objectTable.id, type: objectTable.type })
    .from(objectTable)
    .where(and(isNotNull(objectTable.dueAt), lte(objectTable.dueAt, until)))
    .orderBy(asc(objectTable.dueAt));
  for (const { id, type } of due)
    await inTransaction(world, (inside) =>
      type === 'checkout.session' ? closeSession(inside, id) : settle(inside, id),
    );
}

/** Since it was found, it may have been paid, or closed by another process. */
async function closeSession(world: World, id: string) {
  const session = await follow(world.db, 'checkout.session', id);
  if (session.status === 'open') await expireSession(world, id);
}

async function settle(world: World, intentId: string) {
  const { db } = world;
  const intent = await findToChange(db, 'payment_intent', intentId);
  if (intent?.status !== 'processing') return;
  const payment = await follow(db, 'invoice_payment', intent.sandbox.invoicePayment);
  const invoice = await follow(db, 'invoice', payment.invoice);
  const session = await follow(db, 'checkout.session', intent.sandbox.session!);
  if (intent.sandbox.willSucceed) {
    const paid: Session = { ...session, payment_status: 'paid' };
    await put(db, paid);
    await recordEvents(world, [
      { type: 'invoice.paid', object: await markPaid(world, invoice, payment, intent) },
      { type: 'checkout.session.async_payment_succeeded', object: paid },
    ]);
    return;
  }
  const subscription = await follow(db, 'subscription', session.subscription!);
  const pastDue: Subscription = { ...subscription, status: 'past_due' };
  await put(db, { ...intent, status: 'requires_payment_method' });
  await put(db, pastDue);
  await recordEvents(world, [
    { type: 'customer.subscription.updated', object: pastDue },
    { type: 'invoice.payment_failed', object: invoice },
    { type: 'checkout.session.async_payment_failed', object: session },
  ]);
}
