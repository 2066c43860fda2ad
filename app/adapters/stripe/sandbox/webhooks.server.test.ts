import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  checkoutRequest,
  openPaymentSandbox,
  type PaymentSandbox,
} from '../../../../test/payment-sandbox.ts';
import type { CheckoutRequest, PaymentEvent } from '../../../orders/card-payments.ts';

let world: PaymentSandbox;
beforeEach(async () => {
  world = await openPaymentSandbox();
});
afterEach(() => world.drop());

async function startAndPay(fields: Partial<CheckoutRequest> = {}, form: Record<string, string> = {}) {
  const started = await world.payments.startCheckout(checkoutRequest({ orderId: 'order-1', ...fields }));
  if (started.outcome !== 'started') throw new Error(started.outcome);
  await world.pay(started.sessionId, form);
  return (await world.payments.findSession(started.sessionId))!;
}

/** What has come since it was last asked, read as the site reads it. */
function events(): PaymentEvent[] {
  return world.received.splice(0).map(({ body, signature }) => {
    const event = world.payments.readEvent(body, signature);
    if (!event) throw new Error('not signed');
    return event;
  });
}

const kindsOf = (list: readonly PaymentEvent[]) => list.map(({ kind }) => kind);

test('after a payment each event comes twice, signed, and not in the order of what happened', async () => {
  const session = await startAndPay();
  await world.pass(0);
  expect(world.received).toEqual([]);
  await world.pass(10);
  const all = events();
  expect(all).toHaveLength(8);
  expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  expect(kindsOf(all).indexOf('checkout_completed')).toBeLessThan(kindsOf(all).lastIndexOf('invoice_paid'));
  expect(all).toContainEqual(
    expect.objectContaining({ kind: 'checkout_completed', sessionId: session.id, orderId: 'order-1' }),
  );
  expect(all).toContainEqual(
    expect.objectContaining({
      kind: 'invoice_paid',
      invoiceId: session.invoiceId,
      subscriptionId: session.subscriptionId,
      orderId: 'order-1',
      isRenewal: false,
    }),
  );
  await world.pass(1_000);
  expect(events()).toEqual([]);
});

test('what we do not take comes again, at longer and longer intervals, for three days', async () => {
  await startAndPay();
  world.answerWebhooksWith(500);
  await world.pass(10);
  expect(world.received.splice(0)).toHaveLength(8);
  await world.pass(0.5);
  expect(world.received.splice(0)).toHaveLength(0);
  await world.pass(1);
  expect(world.received.splice(0)).toHaveLength(8);
  await world.pass(1.5);
  expect(world.received.splice(0)).toHaveLength(0);
  await world.pass(60);
  expect(world.received.splice(0)).toHaveLength(8);

  world.answerWebhooksWith(200);
  await world.pass(60);
  expect(events()).toHaveLength(8);
  await startAndPay();
  await world.pass(4 * 24 * 60 * 60);
  expect(kindsOf(events())).toEqual([]);
});

test('another process delivers what the first one has left, and nothing that it has not', async () => {
  await startAndPay();
  world.answerWebhooksWith(503);
  await world.pass(10);
  world.received.length = 0;
  world.answerWebhooksWith(200);
  const other = await world.startAnother();
  expect(other.connection.webhookSecret).toBe(world.sandbox.connection.webhookSecret);
  other.deliverTo(async (request) => {
    world.received.push({
      body: await request.text(),
      signature: request.headers.get('stripe-signature'),
    });
    return new Response();
  });
  const later = new Date(Date.now() + 60_000);
  await Promise.all([world.sandbox.catchUp(later), other.catchUp(later)]);
  expect(events()).toHaveLength(8);
});

test('a direct debit that arrives is paid later', async () => {
  const session = await startAndPay({ paymentMethod: 'sepa_debit' }, { iban: 'DE89 3704 0044 0532 0130 00' });
  expect(session).toMatchObject({ status: 'complete', isPaid: false });
  await world.pass(4.5);
  expect(kindsOf(events())).not.toContain('invoice_paid');
  expect((await world.payments.findSession(session.id))!.isPaid).toBe(false);
  await world.pass(1);
  expect((await world.payments.findSession(session.id))!.isPaid).toBe(true);
  await world.pass(10);
  expect(new Set(kindsOf(events()))).toEqual(new Set(['checkout_paid', 'invoice_paid']));
});

test('a direct debit that fails is never paid', async () => {
  const session = await startAndPay({ paymentMethod: 'sepa_debit' }, { iban: 'DE62370400440532013001' });
  await world.pass(5);
  events();
  await world.pass(10);
  expect(new Set(kindsOf(events()))).toEqual(
    new Set(['checkout_failed', 'invoice_failed', 'subscription_changed']),
  );
  expect(await world.payments.findSession(session.id)).toMatchObject({ status: 'complete', isPaid: false });
  await world.pass(1_000);
  expect(events()).toEqual([]);
});

test('a session that nobody pays expires after a day, once', async () => {
  const started = await world.payments.startCheckout(checkoutRequest({ orderId: 'order-1' }));
  const { sessionId } = started as { sessionId: string };
  await world.pass(24 * 60 * 60 - 5);
  expect((await world.payments.findSession(sessionId))!.status).toBe('open');
  await world.pass(6);
  await world.pass(10);
  const all = events();
  expect(kindsOf(all)).toEqual(['checkout_expired', 'checkout_expired']);
  expect(all[0]).toMatchObject({ sessionId, orderId: 'order-1' });
  expect((await world.pay(sessionId)).status).toBe(410);
});

test('a renewal is an invoice of the next year, paid or not, without the promotion of the first', async () => {
  const promotion = await world.payments.findPromotion('WELCOME10');
  const session = await startAndPay({ expectedTotalCents: 101_531, promotionId: promotion!.id });
  await world.pass(10);
  events();

  await world.sandbox.renew(session.subscriptionId!, 'paid');
  await world.pass(10);
  const paid = events().find(({ kind }) => kind === 'invoice_paid');
  expect(paid).toMatchObject({ isRenewal: true, orderId: 'order-1' });
  expect(await world.payments.refundInvoice((paid as { invoiceId: string }).invoiceId)).toBe('refunded');

  await world.sandbox.renew(session.subscriptionId!, 'failed');
  await world.pass(10);
  expect(kindsOf(events())).toContain('invoice_failed');
  const subscription = await world.stripe.subscriptions.retrieve(session.subscriptionId!);
  expect(subscription.status).toBe('past_due');
  const [item] = subscription.items.data;
  expect((item!.current_period_end - subscription.start_date) / (365.25 * 86_400)).toBeCloseTo(3, 1);
});

test('the end of a subscription is told, and after it nothing renews', async () => {
  const { subscriptionId } = await startAndPay();
  await world.pass(10);
  events();
  await world.payments.cancelSubscription(subscriptionId!);
  await world.pass(10);
  expect(events()[0]).toMatchObject({ kind: 'subscription_ended', subscriptionId, orderId: 'order-1' });
  await expect(world.sandbox.renew(subscriptionId!, 'paid')).rejects.toThrow('No such subscription');
});

test('things happen by themselves while it runs', async () => {
  const other = await world.startAnother();
  const told = new Promise((resolve) =>
    other.deliverTo(() => {
      resolve(true);
      return new Response();
    }),
  );
  other.run();
  await startAndPay();
  // The clock of this test stands still, so it is moved by hand; nobody asks the other process for anything.
  world.move(5);
  expect(await told).toBe(true);
  await other.stop();
});
