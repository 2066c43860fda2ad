import { beforeEach, expect, test } from 'vitest';
import { openOrderWorld } from '../../test/order-world.ts';
import { refundOrder } from './refund-order.server.ts';

const world = openOrderWorld();
beforeEach(() => world.empty());

async function paidOrder() {
  const { reference, sessionId } = await world.order();
  await world.sandbox.pay(sessionId);
  await world.hear();
  return { reference, ...(await world.show(reference)) };
}

const refunds = async () => (await world.sandbox.stripe.refunds.list({ limit: 100 })).data.length;
const news = async () =>
  (await world.mails()).map(({ payload }) => (payload as { news?: string }).news).filter(Boolean);

test('a refund gives the money back once, ends subscription and account, and is told once', async () => {
  const before = await refunds();
  const { reference, order } = await paidOrder();
  world.setNow('2026-11-20T12:00:00Z');
  expect(await refundOrder(world.services, reference)).toBe('refunded');
  expect(await refundOrder(world.services, reference)).toBe('already_refunded');
  await world.hear();
  expect(await world.show(reference)).toMatchObject({
    order: { state: 'paid', refundedAt: world.services.now() },
    account: { paidUntil: '2026-11-20', endedAt: world.services.now() },
  });
  const { invoices } = await world.show(reference);
  expect(invoices.map(({ cancels }) => cancels)).toEqual([null, invoices[0]!.number]);
  expect((await refunds()) - before).toBe(1);
  const subscription = await world.sandbox.stripe.subscriptions.retrieve(order.subscriptionId!);
  expect(subscription.status).toBe('canceled');
  expect(await news()).toEqual(['refunded']);
});

test('asked at the same time it is given back once', async () => {
  const before = await refunds();
  const { reference } = await paidOrder();
  const outcomes = await Promise.all([1, 2].map(() => refundOrder(world.services, reference)));
  expect(outcomes.toSorted()).toEqual(['already_refunded', 'refunded']);
  expect((await refunds()) - before).toBe(1);
  expect(await news()).toEqual(['refunded']);
});

test('after a crash on the way it does what is left to do', async () => {
  const { reference, order } = await paidOrder();
  const payments = {
    ...world.services.payments,
    cancelSubscription: () => Promise.reject(new Error('away')),
  };
  await expect(refundOrder({ ...world.services, payments }, reference)).rejects.toThrow('away');
  expect(await refundOrder(world.services, reference)).toBe('already_refunded');
  const subscription = await world.sandbox.stripe.subscriptions.retrieve(order.subscriptionId!);
  expect(subscription.status).toBe('canceled');
});

test('of an order that was renewed, the running year is given back', async () => {
  const { reference, order } = await paidOrder();
  world.setNow('2027-11-15T12:00:00Z');
  await world.sandbox.sandbox.renew(order.subscriptionId!, 'paid');
  await world.hear();
  const { invoices } = await world.show(reference);
  await refundOrder(world.services, reference);
  const [first, second] = await Promise.all(
    invoices.map(({ providerInvoiceId }) => world.sandbox.payments.refundInvoice(providerInvoiceId)),
  );
  // Asked for the first one only now; the second was given back before.
  expect([first, second]).toEqual(['refunded', 'refunded']);
  expect((await world.show(reference)).account!.paidUntil).toBe('2027-11-15');
});

test('a renewal that is paid after the refund is shown to somebody', async () => {
  const { reference, order } = await paidOrder();
  await world.sandbox.sandbox.renew(order.subscriptionId!, 'paid');
  await refundOrder(world.services, reference);
  await world.hear();
  const { order: after, invoices } = await world.show(reference);
  expect(after.problems).toMatchObject([
    { note: expect.stringMatching(/^The invoice in_\w+ was paid after the order was refunded\.$/) },
  ]);
  expect(invoices.filter(({ cancels }) => cancels === null)).toHaveLength(1);
});

test('a provider that knows no such payment gives nothing back, and nothing is said to be', async () => {
  const { reference, order } = await paidOrder();
  const payments = {
    ...world.services.payments,
    refundInvoice: () => Promise.resolve('nothing_paid' as const),
  };
  expect(await refundOrder({ ...world.services, payments }, reference)).toBe('unknown_payment');
  expect((await world.show(reference)).order.refundedAt).toBeNull();
  const subscription = await world.sandbox.stripe.subscriptions.retrieve(order.subscriptionId!);
  expect(subscription.status).toBe('active');
});

test('what is not paid or not there is not refunded', async () => {
  const { reference } = await world.order();
  expect(await refundOrder(world.services, reference)).toBe('not_paid');
  expect(await refundOrder(world.services, 'MQ-O-UNKNOWN')).toBe('unknown_order');
});
