import { beforeEach, describe, expect, test } from 'vitest';
import { badAccount, contentOf, debit, goodAccount, openOrderWorld } from '../../test/order-world.ts';
import type { PaymentEvent } from './card-payments.ts';
import { handlePaymentEventJob } from './payment-events.server.ts';

const world = openOrderWorld();
beforeEach(() => world.empty());

async function paidOrder(fields: Parameters<typeof contentOf>[0] = {}) {
  const { reference, sessionId } = await world.order({ content: contentOf(fields) });
  await world.sandbox.pay(sessionId);
  await world.hear();
  const { order } = await world.show(reference);
  expect(order.state).toBe('paid');
  return { reference, subscriptionId: order.subscriptionId! };
}

/** As if the provider had told it: stored, then handled. */
async function tell(event: { id: string; kind: PaymentEvent['kind'] } & Record<string, unknown>) {
  const values = [event.id, event.kind, JSON.stringify(event)];
  await world.pool.query('insert into payment_event (id, kind, event) values ($1, $2, $3)', values);
  await handlePaymentEventJob(world.services)({ eventId: event.id });
}

const templates = async () =>
  (await world.mails()).map(({ template, payload }) => (payload as { news?: string }).news ?? template);

describe('a webhook', () => {
  test('is stored with its job, and ignored when repeated', async () => {
    const { reference, sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    const from = world.sandbox.received.length;
    await world.sandbox.pass(10);
    const webhooks = world.sandbox.received.slice(from);
    expect(webhooks.length).toBeGreaterThan(6);
    for (const webhook of webhooks) expect(await world.receive(webhook)).toBe(true);
    const stored = await world.rows('select kind, handled_at from payment_event order by kind');
    expect(stored).toEqual(
      ['checkout_completed', 'invoice_paid', 'other', 'other'].map((kind) => ({ kind, handled_at: null })),
    );
    expect(await world.jobs()).toEqual(Array(4).fill('handle-payment-event'));
    expect((await world.show(reference)).order.state).toBe('awaiting_payment');

    await world.handleEvents();
    expect((await world.show(reference)).order.state).toBe('paid');
    expect(await world.rows('select id from payment_event where handled_at is null')).toEqual([]);
  });

  test('that is forged, stale or altered changes nothing', async () => {
    const { sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    const from = world.sandbox.received.length;
    await world.sandbox.pass(10);
    const { body, signature } = world.sandbox.received[from]!;
    const stale = signature!.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 600}`);
    for (const [sent, signed] of [
      [body, null],
      [body, ''],
      [body, 't=1,v1=00'],
      [body, stale],
      [`${body} `, signature],
      ['', signature],
    ] as const)
      expect(await world.receive({ body: sent, signature: signed })).toBe(false);
    expect(await world.rows('select id from payment_event')).toEqual([]);
    expect(await world.jobs()).toEqual([]);
  });

  test('that cannot be stored with its job is not acknowledged', async () => {
    const { sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    const from = world.sandbox.received.length;
    await world.sandbox.pass(10);
    const enqueue = world.services.enqueue;
    world.services.enqueue = () => Promise.reject(new Error('no queue'));
    await expect(world.receive(world.sandbox.received[from]!)).rejects.toThrow('no queue');
    world.services.enqueue = enqueue;
    expect(await world.rows('select id from payment_event')).toEqual([]);
  });

  test.for([null, 'MQ-O-OTHERSHOP00'])('about an unknown order (%s) changes nothing', async (orderId) => {
    const { reference, sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    await tell({ id: 'evt_foreign', kind: 'checkout_completed', sessionId, orderId });
    await tell({ id: 'evt_foreign_end', kind: 'subscription_ended', subscriptionId: 'sub_other', orderId });
    expect((await world.show(reference)).order.state).toBe('awaiting_payment');
    expect(await world.rows('select id from payment_event where handled_at is null')).toEqual([]);
  });

  test('about a payment counts only if the provider confirms it', async () => {
    const { reference, sessionId } = await world.order();
    await tell({ id: 'evt_paid', kind: 'checkout_paid', sessionId, orderId: reference });
    expect((await world.show(reference)).order.state).toBe('awaiting_payment');
  });

  test('about another paid session records a problem', async () => {
    const { reference } = await world.order();
    const other = await world.order();
    await world.sandbox.pay(other.sessionId);
    await tell({ id: 'evt_twice', kind: 'checkout_paid', sessionId: other.sessionId, orderId: reference });
    const { order } = await world.show(reference);
    expect(order).toMatchObject({
      state: 'awaiting_payment',
      problems: [{ at: '2026-11-15T12:00:00.000Z', note: expect.stringContaining('paid too') }],
    });
  });

  test('about a third paid session keeps the earlier problem', async () => {
    const { reference } = await world.order();
    const others = [await world.order(), await world.order()];
    for (const [at, { sessionId }] of [...others, others[0]!].entries()) {
      await world.sandbox.pay(sessionId);
      await tell({ id: `evt_${at}`, kind: 'checkout_paid', sessionId, orderId: reference });
    }
    const { order } = await world.show(reference);
    expect(order.problems.map(({ note }) => note)).toEqual(
      others.map(({ sessionId }) => `The session ${sessionId} of another attempt was paid too.`),
    );
    expect(order.problem).toBe(order.problems[1]!.note);
  });
});

test('webhooks that are late, repeated and out of order fulfil once', async () => {
  const { reference } = await paidOrder();
  await world.hear();
  const { invoices, events } = await world.show(reference);
  expect(invoices).toHaveLength(1);
  expect(events.map(({ kind }) => kind)).toContain('checkout_completed');
  expect(await templates()).toEqual(['order-receipt', 'order-welcome']);
});

test('handles a direct debit that is paid days later', async () => {
  const { reference, sessionId } = await world.order({ content: contentOf(debit) });
  await world.sandbox.pay(sessionId, goodAccount);
  await world.hear();
  expect((await world.show(reference)).order.state).toBe('awaiting_payment');
  await world.hear(200);
  expect((await world.show(reference)).order.state).toBe('paid');
});

test('the end of a failed attempt’s subscription does not end the paid one', async () => {
  const { reference, sessionId, placing } = await world.order({ content: contentOf(debit) });
  await world.sandbox.pay(sessionId, badAccount);
  await world.sandbox.pass(200);
  await world.hear();
  const { order } = await world.show(reference);
  expect(order.state).toBe('failed');
  await world.place(placing);
  await world.sandbox.pay((await world.show(reference)).order.sessionId!, goodAccount);
  await world.hear(200);
  await world.hear();
  const { order: paid, account, events } = await world.show(reference);
  expect(events.map(({ kind }) => kind)).toContain('subscription_ended');
  expect([paid.state, account!.endedAt]).toEqual(['paid', null]);
  expect(await templates()).toEqual(['debit_failed', 'order-receipt', 'order-welcome']);
});

describe('a renewal', () => {
  test('that is paid extends the account by a year, with invoice and receipt, once', async () => {
    const { reference, subscriptionId } = await paidOrder();
    world.setNow('2027-11-15T03:00:00Z');
    await world.sandbox.sandbox.renew(subscriptionId, 'paid');
    await world.hear();
    await world.hear();
    const { account, invoices } = await world.show(reference);
    expect(account!.paidUntil).toBe('2028-11-14');
    expect(invoices[1]).toMatchObject({
      number: 'MQ-2027-000001',
      periodStart: '2027-11-15',
      periodEnd: '2028-11-14',
      content: { amounts: { price: 94_800, discount: 0, base: 94_800, taxes: 18_012, total: 112_812 } },
    });
    expect(invoices).toHaveLength(2);
    expect(await world.rows('select id from account')).toHaveLength(1);
    expect(await templates()).toEqual(['order-receipt', 'order-welcome', 'order-receipt']);
    expect((await world.jobs()).filter((name) => name === 'tell-sale')).toHaveLength(1);
  });

  test('after a discounted year costs the full price', async () => {
    const { reference, sessionId } = await world.order({
      content: contentOf({ promoCode: 'WELCOME10' }),
      shownTotalCents: 101_531,
    });
    await world.sandbox.pay(sessionId);
    await world.hear();
    const { order } = await world.show(reference);
    await world.sandbox.sandbox.renew(order.subscriptionId!, 'paid');
    await world.hear();
    const { invoices } = await world.show(reference);
    expect(invoices.map(({ content }) => [content.promoCode, content.amounts.total])).toEqual([
      ['WELCOME10', 101_531],
      [null, 112_812],
    ]);
  });

  test('that fails sends the buyer one mail per invoice', async () => {
    const { reference, subscriptionId } = await paidOrder();
    await world.sandbox.sandbox.renew(subscriptionId, 'failed');
    await world.hear();
    const failed = (await world.show(reference)).events.find(({ kind }) => kind === 'invoice_failed')!;
    await tell({ ...failed.event, id: 'evt_second_try' });
    expect(await templates()).toEqual(['order-receipt', 'order-welcome', 'renewal_failed']);
    expect((await world.show(reference)).account!.paidUntil).toBe('2027-11-14');
  });

  test('that failed before it was paid counts as paid when the events arrive in reverse', async () => {
    const { reference, subscriptionId } = await paidOrder();
    await world.sandbox.sandbox.renew(subscriptionId, 'paid');
    await world.hear();
    const paid = (await world.show(reference)).events.findLast(({ kind }) => kind === 'invoice_paid')!;
    await tell({ ...paid.event, id: 'evt_late', kind: 'invoice_failed' });
    expect(await templates()).not.toContain('renewal_failed');
  });

  test('whose event arrives before that of the first payment is handled at once', async () => {
    const { reference, sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    const { subscriptionId } = (await world.sandbox.payments.findSession(sessionId))!;
    await world.sandbox.sandbox.renew(subscriptionId!, 'paid');
    const { data } = await world.sandbox.stripe.invoices.list({ subscription: subscriptionId! });
    const invoiceId = data[0]!.id;
    const renewal = { isRenewal: true, subscriptionId, orderId: reference };
    await tell({ id: 'evt_early', kind: 'invoice_paid', invoiceId, ...renewal });
    const { account, invoices } = await world.show(reference);
    expect([account!.paidUntil, invoices.length]).toEqual(['2028-11-14', 2]);
  });

  test('of another subscription, or of an unpaid invoice, changes nothing', async () => {
    const { reference, subscriptionId } = await paidOrder();
    const other = await paidOrder();
    await world.sandbox.sandbox.renew(other.subscriptionId, 'paid');
    await world.sandbox.sandbox.renew(subscriptionId, 'failed');
    const newest = async (subscription: string) =>
      (await world.sandbox.stripe.invoices.list({ subscription })).data[0]!.id;
    const said = { kind: 'invoice_paid', isRenewal: true, subscriptionId, orderId: reference } as const;
    await tell({ ...said, id: 'evt_other', invoiceId: await newest(other.subscriptionId) });
    // These fail, so that somebody sees them once the queue has given up.
    await expect(
      tell({ ...said, id: 'evt_unpaid', invoiceId: await newest(subscriptionId) }),
    ).rejects.toThrow('does not confirm');
    await expect(tell({ ...said, id: 'evt_made_up', invoiceId: 'in_made_up' })).rejects.toThrow('in_made_up');
    expect((await world.show(reference)).invoices).toHaveLength(1);
    await world.rows(`delete from payment_event where id in ('evt_unpaid', 'evt_made_up')`);
  });

  test('uses the provider’s amount rather than the event’s', async () => {
    const { reference, subscriptionId } = await paidOrder();
    await world.sandbox.sandbox.renew(subscriptionId, 'paid');
    const invoiceId = (await world.sandbox.stripe.invoices.list({ subscription: subscriptionId })).data[0]!
      .id;
    const said = { isRenewal: true, subscriptionId, orderId: reference, totalCents: 1 };
    await tell({ id: 'evt_cheap', kind: 'invoice_paid', invoiceId, ...said });
    expect((await world.show(reference)).invoices[1]!.content.amounts.total).toBe(112_812);
  });
});

test('an ended subscription keeps the paid period and sends one mail', async () => {
  const { reference, subscriptionId } = await paidOrder();
  await world.sandbox.payments.cancelSubscription(subscriptionId);
  await world.hear();
  const { account, events } = await world.show(reference);
  expect(account).toMatchObject({ paidUntil: '2027-11-14', endedAt: world.services.now() });
  await tell({ ...events.find(({ kind }) => kind === 'subscription_ended')!.event, id: 'evt_again' });
  expect(await templates()).toEqual(['order-receipt', 'order-welcome', 'ended']);
  expect((await world.mails()).at(-1)!.payload).toMatchObject({ isOver: false, isUnpaid: false });
});

test('a subscription that ends because its renewal was never paid says so', async () => {
  const { subscriptionId } = await paidOrder();
  world.setNow('2027-11-20T12:00:00Z');
  await world.sandbox.sandbox.renew(subscriptionId, 'failed');
  await world.hear();
  await world.sandbox.payments.cancelSubscription(subscriptionId);
  await world.hear();
  expect(await templates()).toEqual(['order-receipt', 'order-welcome', 'renewal_failed', 'ended']);
  expect((await world.mails()).at(-1)!.payload).toMatchObject({ isOver: true, isUnpaid: true });
});
