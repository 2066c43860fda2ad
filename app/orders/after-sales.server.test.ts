import { beforeEach, describe, expect, test } from 'vitest';
import { openOrderWorld } from '../../test/order-world.ts';
import { refundOrder, resendMails } from './after-sales.server.ts';

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

describe('a refund', () => {
  test('refunds once, ends subscription and account, and mails the buyer once', async () => {
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

  test('refunds once when requested concurrently', async () => {
    const before = await refunds();
    const { reference } = await paidOrder();
    const outcomes = await Promise.all([1, 2].map(() => refundOrder(world.services, reference)));
    expect(outcomes.toSorted()).toEqual(['already_refunded', 'refunded']);
    expect((await refunds()) - before).toBe(1);
    expect(await news()).toEqual(['refunded']);
  });

  test('finishes after a crash', async () => {
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

  test('refunds the current year of a renewed order', async () => {
    const { reference, order } = await paidOrder();
    world.setNow('2027-11-15T12:00:00Z');
    await world.sandbox.sandbox.renew(order.subscriptionId!, 'paid');
    await world.hear();
    const { invoices } = await world.show(reference);
    await refundOrder(world.services, reference);
    const [first, second] = await Promise.all(
      invoices.map(({ providerInvoiceId }) => world.sandbox.payments.refundInvoice(providerInvoiceId)),
    );
    // The first is refunded only now; the second was refunded before.
    expect([first, second]).toEqual(['refunded', 'refunded']);
    expect((await world.show(reference)).account!.paidUntil).toBe('2027-11-15');
  });

  test('records a problem if a renewal is paid after the refund', async () => {
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

  test('changes nothing if the provider does not know the payment', async () => {
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

  test('refuses unpaid and unknown orders', async () => {
    const { reference } = await world.order();
    expect(await refundOrder(world.services, reference)).toBe('not_paid');
    expect(await refundOrder(world.services, 'MQ-O-UNKNOWN')).toBe('unknown_order');
  });
});

describe('resending mails', () => {
  test('sends invoice and access again unchanged', async () => {
    const { reference } = await paidOrder();
    const first = await world.mails();
    expect(await resendMails(world.services, reference)).toBe('invoice_and_access');
    const [, , ...again] = await world.mails();
    expect(again.map(({ template, payload }) => [template, payload])).toEqual(
      first.map(({ template, payload }) => [template, payload]),
    );
  });

  test('sends only the invoice after the subscription has ended', async () => {
    const { reference, order } = await paidOrder();
    await world.sandbox.stripe.subscriptions.cancel(order.subscriptionId!);
    await world.hear();
    const before = await world.mails();
    expect(await resendMails(world.services, reference)).toBe('invoice');
    const again = (await world.mails()).slice(before.length);
    expect(again.map(({ template }) => template)).toEqual(['order-receipt']);
    expect(again[0]!.payload).toMatchObject({ renews: false });
  });

  test('sends nothing for a refunded order, whose invoice is cancelled', async () => {
    const { reference } = await paidOrder();
    await refundOrder(world.services, reference);
    await world.hear();
    const before = await world.mails();
    expect(await resendMails(world.services, reference)).toBe('refunded');
    expect(await world.mails()).toEqual(before);
  });

  test('sends nothing for unpaid and unknown orders', async () => {
    const { reference } = await world.order();
    for (const asked of [reference, 'MQ-O-UNKNOWN'])
      expect(await resendMails(world.services, asked)).toBe('no_invoice');
  });
});
