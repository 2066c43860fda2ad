import { beforeEach, describe, expect, test } from 'vitest';
import { badAccount, contentOf, debit, goodAccount, openOrderWorld } from '../../test/order-world.ts';
import { abandonPayment, failDebit, settleOrder, settleOrdersJob } from './settle-order.server.ts';

const world = openOrderWorld();
beforeEach(() => world.empty());

const settle = (reference: string) => settleOrder(world.services, reference);
const newsOf = async () => (await world.mails()).map(({ payload }) => (payload as { news?: string }).news);
const debitOrder = () => world.order({ content: contentOf(debit) });

async function paidOrder() {
  const placed = await world.order();
  await world.sandbox.pay(placed.sessionId);
  await settle(placed.reference);
  return placed;
}

describe('a paid order', () => {
  test('creates an account, an invoice, two mails and a sale, and deletes its checkout', async () => {
    const placed = await world.order({ content: contentOf({ vatId: 'DE123456789' }) });
    const { reference, sessionId, placing } = placed;
    await world.pool.query(`insert into checkout (id, state) values ($1, '{}')`, [placing.checkoutId]);
    await world.sandbox.pay(sessionId);
    expect((await settle(reference))!.state).toBe('paid');

    const { order, account, invoices } = await world.show(reference);
    expect(order).toMatchObject({ state: 'paid', vatId: 'DE123456789', problems: [] });
    expect(order.subscriptionId).toMatch(/^sub_/);
    expect(account).toMatchObject({
      email: 'mara@buyer.example',
      company: 'Kontor Söhne GmbH',
      tier: 'starter',
      paidUntil: '2027-11-14',
      endedAt: null,
    });
    expect(invoices).toMatchObject([
      {
        number: 'MQ-2026-000001',
        periodStart: '2026-11-15',
        periodEnd: '2027-11-14',
        content: {
          reference,
          vatId: 'DE123456789',
          amounts: { price: 94_800, discount: 0, base: 94_800, taxes: 18_012, total: 112_812 },
        },
      },
    ]);
    expect(await world.mails()).toMatchObject([
      { template: 'order-receipt', recipient: 'mara@buyer.example', payload: { number: 'MQ-2026-000001' } },
      { template: 'order-welcome', recipient: 'mara@buyer.example' },
    ]);
    expect(await world.jobs()).toEqual(['send-mail', 'send-mail', 'tell-sale']);
    expect(await world.rows('select id from checkout')).toEqual([]);
  });

  test('sends the receipt to the billing address, and the link to the buyer', async () => {
    const billing = { ...contentOf().billing, billingEmail: 'books@buyer.example' };
    const { reference, sessionId } = await world.order({ content: contentOf({ billing }) });
    await world.sandbox.pay(sessionId);
    await settle(reference);
    expect(await world.mails()).toMatchObject([
      { template: 'order-receipt', recipient: 'books@buyer.example' },
      {
        template: 'order-welcome',
        recipient: 'mara@buyer.example',
        payload: { activate: expect.stringMatching(/^https:\/\/tool\.\S+\/activate\?account=\d+\.\S{20,}$/) },
      },
    ]);
    expect(JSON.stringify((await world.mails())[0])).not.toContain('activate');
  });

  test('is fulfilled once when settled concurrently', async () => {
    const { reference, sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    await Promise.all([1, 2, 3, 4].map(() => settle(reference)));
    await settle(reference);
    expect(await world.rows('select id from account')).toHaveLength(1);
    expect(await world.rows('select number from invoice')).toEqual([{ number: 'MQ-2026-000001' }]);
    expect(await world.mails()).toHaveLength(2);
    expect(await world.jobs()).toHaveLength(3);
  });

  test('is fulfilled completely or not at all, without using up an invoice number', async () => {
    const { reference, sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    const enqueue: typeof world.services.enqueue = async (tx, name, data) => {
      if (name === 'tell-sale') throw new Error('no queue');
      await world.services.enqueue(tx, name, data);
    };
    await expect(settleOrder({ ...world.services, enqueue }, reference)).rejects.toThrow('no queue');
    expect(await world.show(reference)).toMatchObject({
      order: { state: 'awaiting_payment', paidAt: null },
      account: null,
      invoices: [],
    });
    expect(await world.jobs()).toEqual([]);
    await settle(reference);
    expect((await world.show(reference)).invoices[0]!.number).toBe('MQ-2026-000001');
  });

  test('is not looked up again', async () => {
    const { reference } = await paidOrder();
    const payments = { ...world.services.payments, findSession: () => Promise.reject(new Error('asked')) };
    expect((await settleOrder({ ...world.services, payments }, reference))!.state).toBe('paid');
  });
});

describe('invoice numbers', () => {
  test('have no gaps and no duplicates, also concurrently', async () => {
    const placed = await Promise.all(Array.from({ length: 8 }, () => world.order()));
    for (const { sessionId } of placed) await world.sandbox.pay(sessionId);
    await Promise.all(placed.map(({ reference }) => settle(reference)));
    const rows = await world.rows('select number from invoice order by number');
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 8 }, (_, at) => `MQ-2026-00000${at + 1}`),
    );
  });

  test('restart with the year in German time', async () => {
    world.setNow('2026-12-31T22:59:59Z');
    await paidOrder();
    world.setNow('2026-12-31T23:00:00Z');
    await paidOrder();
    expect(await world.rows('select number, period_start::text from invoice order by number')).toEqual([
      { number: 'MQ-2026-000001', period_start: '2026-12-31' },
      { number: 'MQ-2027-000001', period_start: '2027-01-01' },
    ]);
  });
});

describe('a session that does not match its order', () => {
  test.for([
    ['another total', { amount_total: 112_811 }, 'total 112811 instead of 112812'],
    ['another currency', { currency: 'usd' }, 'currency USD instead of EUR'],
    [
      'a discount that we did not give',
      { total_details: { amount_discount: 1, amount_tax: 18_012 } },
      'discount 1 instead of 0',
    ],
    ['other taxes', { total_details: { amount_discount: 0, amount_tax: 0 } }, 'taxes 0 instead of 18012'],
    ['another price', { amount_subtotal: 1 }, 'price 1 instead of 94800'],
    [
      'another order',
      { metadata: { order_id: 'MQ-O-OTHER' } },
      'The payment session belongs to order MQ-O-OTHER',
    ],
  ] as const)('(%s) stops the order, is logged, and fulfils nothing', async ([, tampered, problem]) => {
    const { reference, sessionId, placing } = await world.order();
    await world.sandbox.pay(sessionId);
    await world.pool.query('update sandbox_payment_object set body = body || $2 where id = $1', [
      sessionId,
      JSON.stringify(tampered),
    ]);
    await settle(reference);
    await settle(reference);
    const { order, account, invoices } = await world.show(reference);
    expect(order).toMatchObject({
      state: 'awaiting_payment',
      problems: [{ note: expect.stringContaining(problem) }],
    });
    expect([account, invoices, await world.mails(), await world.jobs()]).toEqual([null, [], [], []]);
    expect(world.lines).toHaveLength(1);
    expect(world.lines[0]).not.toMatch(/mara|Kontor/);
    // Money was taken: nobody is sent to pay again.
    expect(await world.place(placing)).toEqual({ outcome: 'under_way', reference });
  });
});

describe('an unpaid order', () => {
  test('stays open with its page, and expires with it', async () => {
    const { reference } = await world.order();
    expect((await settle(reference))!.state).toBe('awaiting_payment');
    await world.sandbox.pass(25 * 60 * 60);
    expect((await settle(reference))!.state).toBe('expired');
    expect(await world.mails()).toEqual([]);
  });

  test('expires when the provider does not know its session', async () => {
    const { reference } = await world.order();
    await world.pool.query(`update plan_order set session_id = 'cs_test_gone'`);
    expect((await settle(reference))!.state).toBe('expired');
  });

  test('whose buyer left the page has failed, until it is paid there after all', async () => {
    const { reference, sessionId } = await world.order();
    expect((await abandonPayment(world.services, reference))!.state).toBe('failed');
    expect((await settle(reference))!.state).toBe('failed');
    expect(await world.mails()).toEqual([]);
    await world.sandbox.pay(sessionId);
    expect((await settle(reference))!.state).toBe('paid');
  });

  test('whose buyer left the page and then ordered a debit waits for it', async () => {
    const { reference, sessionId } = await debitOrder();
    await abandonPayment(world.services, reference);
    await world.sandbox.pay(sessionId, goodAccount);
    expect(await settle(reference)).toMatchObject({ state: 'awaiting_payment' });
    // Turning back is too late now.
    expect(await abandonPayment(world.services, reference)).toMatchObject({ state: 'awaiting_payment' });
    await world.sandbox.pass(200);
    expect((await settle(reference))!.state).toBe('paid');
  });

  test('that starts another session while the first is looked up is settled by the second', async () => {
    const { reference, sessionId, placing } = await world.order();
    const other = { ...placing, content: contentOf({ tier: 'corporate' }), shownTotalCents: 569_772 };
    const findSession = async (id: string) => {
      if (id === sessionId) await world.place(other);
      return world.services.payments.findSession(id);
    };
    const payments = { ...world.services.payments, findSession };
    const settled = await settleOrder({ ...world.services, payments }, reference);
    expect(settled).toMatchObject({ state: 'awaiting_payment', tier: 'corporate', attempt: 2 });
  });

  test('is null for an unknown reference', async () => {
    expect(await settle('MQ-O-UNKNOWN')).toBeNull();
  });
});

describe('a direct debit', () => {
  test('is submitted, and paid days later', async () => {
    const { reference, sessionId } = await debitOrder();
    await world.sandbox.pay(sessionId, goodAccount);
    const submitted = await settle(reference);
    expect(submitted).toMatchObject({ state: 'awaiting_payment', submittedAt: world.services.now() });
    await settle(reference);
    expect(await world.mails()).toMatchObject([
      { template: 'order-news', recipient: 'mara@buyer.example', payload: { news: 'received' } },
    ]);
    await world.sandbox.pass(200);
    expect((await settle(reference))!.state).toBe('paid');
    expect(await world.mails()).toHaveLength(3);
  });

  test('that fails sends one mail with a retry link, and ends the subscription', async () => {
    const { reference, sessionId, placing } = await debitOrder();
    await world.sandbox.pay(sessionId, badAccount);
    await world.sandbox.pass(200);
    await failDebit(world.services, reference, sessionId);
    expect((await failDebit(world.services, reference, sessionId))!.state).toBe('failed');
    expect((await settle(reference))!.state).toBe('failed');
    expect(await world.mails()).toMatchObject([
      {
        template: 'order-news',
        recipient: 'mara@buyer.example',
        payload: {
          news: 'debit_failed',
          link: expect.stringContaining(
            `https://site.example/stripe/payment-fail?checkout=${placing.checkoutId}.`,
          ),
        },
      },
    ]);
    const { subscriptionId } = (await world.sandbox.payments.findSession(sessionId))!;
    const subscription = await world.sandbox.stripe.subscriptions.retrieve(subscriptionId!);
    expect(subscription.status).toBe('canceled');
  });

  test('of an earlier attempt does not fail the later one', async () => {
    const { reference, sessionId, placing } = await debitOrder();
    await world.sandbox.pay(sessionId, badAccount);
    await world.sandbox.pass(200);
    await failDebit(world.services, reference, sessionId);
    await world.place(placing);
    const second = (await world.show(reference)).order.sessionId!;
    await world.sandbox.pay(second, goodAccount);
    expect((await failDebit(world.services, reference, sessionId))!.state).toBe('awaiting_payment');
    expect(await newsOf()).toEqual(['debit_failed', 'received']);
  });

  test('that was paid despite a failure event is paid', async () => {
    const { reference, sessionId } = await debitOrder();
    await world.sandbox.pay(sessionId, goodAccount);
    await world.sandbox.pass(200);
    expect((await failDebit(world.services, reference, sessionId))!.state).toBe('paid');
  });
});

describe('the sweep', () => {
  const sweep = () => settleOrdersJob(world.services)({});

  test('settles unreported payments, but leaves the last five minutes alone', async () => {
    const { reference, sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    world.setNow('2026-11-15T12:04:59Z');
    await sweep();
    expect((await world.show(reference)).order.state).toBe('awaiting_payment');
    world.setNow('2026-11-15T12:05:01Z');
    await sweep();
    expect((await world.show(reference)).order.state).toBe('paid');
  });

  test('settles a payment of a buyer who had left the page', async () => {
    const { reference, sessionId } = await world.order();
    await abandonPayment(world.services, reference);
    await world.sandbox.pay(sessionId);
    world.setNow('2026-11-15T12:10:00Z');
    await sweep();
    expect((await world.show(reference)).order.state).toBe('paid');
  });

  test('stops asking once an abandoned page has expired after a day', async () => {
    const { reference } = await world.order();
    await abandonPayment(world.services, reference);
    await world.sandbox.pass(25 * 60 * 60);
    world.setNow('2026-11-16T13:00:00Z');
    await sweep();
    expect((await world.show(reference)).order.state).toBe('expired');
  });

  test('reaches every order, however many are open and however many follow', async () => {
    const sweepTwo = settleOrdersJob(world.services, { most: 2 });
    const { reference, sessionId } = await world.order();
    for (const hour of ['12', '13', '14']) {
      world.setNow(`2026-11-15T${hour}:30:00Z`);
      await Promise.all([world.order(), world.order(), world.order()]);
      world.setNow(`2026-11-15T${hour}:40:00Z`);
      await sweepTwo({});
    }
    expect((await world.show(reference)).order.state).toBe('awaiting_payment');
    await world.sandbox.pay(sessionId);
    for (const hour of ['15', '16', '17', '18', '19']) {
      world.setNow(`2026-11-15T${hour}:40:00Z`);
      await sweepTwo({});
    }
    expect((await world.show(reference)).order.state).toBe('paid');
  });

  test('continues after a failure', async () => {
    const [one, other] = [await world.order(), await world.order()];
    for (const { sessionId } of [one, other]) await world.sandbox.pay(sessionId);
    const findSession = async (id: string) => {
      if (id === other.sessionId) throw new Error('away');
      return world.services.payments.findSession(id);
    };
    world.setNow('2026-11-15T12:10:00Z');
    await settleOrdersJob({ ...world.services, payments: { ...world.services.payments, findSession } })({});
    expect((await world.show(one.reference)).order.state).toBe('paid');
    expect((await world.show(other.reference)).order.state).toBe('awaiting_payment');
    expect(world.lines.join()).toContain('will retry');
  });
});
