import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import {
  badAccount,
  contentOf,
  debit,
  goodAccount,
  openOrderWorld,
  startedIn,
  type OrderWorld,
} from '../../test/order-world.ts';
import type { CardPayments } from './card-payments.ts';
import { readRetry, readSuccess } from './order-links.server.ts';
import { abandonPayment, settleOrder } from './settle-order.server.ts';

const world = openOrderWorld();
beforeEach(() => world.empty());

const away = () => Promise.reject(new Error('Invalid address: mara@buyer.example'));
const openSessions = async (reference: string) => {
  const { data } = await world.sandbox.stripe.checkout.sessions.list({ status: 'open', limit: 100 });
  return data.filter(({ client_reference_id }) => client_reference_id === reference).map(({ id }) => id);
};
/** Something happens right after the provider has made a session, and before we have stored it. */
function between(happens: () => Promise<unknown>): Partial<OrderWorld['services']> {
  const startCheckout = vi
    .fn<CardPayments['startCheckout']>(world.sandbox.payments.startCheckout)
    .mockImplementationOnce(async (request) => {
      const started = await world.sandbox.payments.startCheckout(request);
      await happens();
      return started;
    });
  return { payments: { ...world.sandbox.payments, startCheckout } };
}

describe('an order', () => {
  test('stores what was agreed and opens a payment page for exactly that', async () => {
    const tenth = contentOf({ tier: 'corporate', promoCode: ' welcome10 ' });
    const { reference, sessionId, url, placing } = await world.order({
      content: tenth,
      shownTotalCents: 512_795,
    });
    expect(reference).toMatch(/^MQ-O-[0-9A-HJKMNP-TV-Z]{12}$/);
    const { order } = await world.show(reference);
    const { vatCheck: _none, ...agreed } = tenth;
    expect(order).toMatchObject({
      ...agreed,
      vatTreatment: 'domestic',
      vatChecks: [],
      promoCode: 'WELCOME10',
      checkoutId: placing.checkoutId,
      state: 'awaiting_payment',
      priceCents: 478_800,
      discountCents: 47_880,
      taxCents: 81_875,
      totalCents: 512_795,
      attempt: 1,
    });
    const session = await world.sandbox.payments.findSession(sessionId);
    expect(session).toMatchObject({ orderId: reference, url, amounts: { totalCents: 512_795 } });
  });

  test('sends the buyer back to links that name it', async () => {
    const { reference, sessionId, placing } = await world.order();
    const session = await world.sandbox.stripe.checkout.sessions.retrieve(sessionId);
    const [success, cancel] = [new URL(session.success_url!), new URL(session.cancel_url!)];
    expect([success.origin, cancel.origin]).toEqual(['https://site.example', 'https://site.example']);
    const { secret } = world.services;
    expect([readSuccess(secret, success), readRetry(secret, cancel)]).toEqual([
      reference,
      placing.checkoutId,
    ]);
    expect([readRetry(secret, success), readSuccess(secret, cancel)]).toEqual([null, null]);
  });

  test('is refused at another price than shown, or with an invalid code', async () => {
    expect(await world.place({ shownTotalCents: 112_811 })).toEqual({ outcome: 'price_changed' });
    const refused = (promoCode: string) => world.place({ content: contentOf({ promoCode }) });
    for (const code of ['SUMMER24', 'HARBOUR500', 'nonsense'])
      expect(await refused(code)).toEqual({ outcome: 'promotion_refused' });
    expect(await world.rows('select id from plan_order')).toEqual([]);
  });

  test('is refused for a plan that is no longer sold', async () => {
    const payments = { ...world.sandbox.payments, yearlyPrices: async () => ({}) };
    expect(await world.place({}, { payments })).toEqual({ outcome: 'price_changed' });
  });
});

describe('placing again', () => {
  test('at the same time or later gives one order and one session', async () => {
    const checkoutId = crypto.randomUUID();
    const clicks = await Promise.all([1, 2, 3].map(() => world.place({ checkoutId })));
    const again = await world.place({ checkoutId });
    expect(new Set([...clicks, again].map((placed) => startedIn(placed).url)).size).toBe(1);
    const [row, ...more] = await world.rows('select reference, attempt from plan_order');
    expect([row!.attempt, more]).toEqual([1, []]);
    expect(await openSessions(String(row!.reference))).toHaveLength(1);
  });

  test('with other content closes the page before opening another', async () => {
    const { placing, reference, sessionId } = await world.order();
    const placed = await world.place({
      ...placing,
      content: contentOf({ tier: 'leadsAndContacts' }),
      shownTotalCents: 284_172,
    });
    const { order } = await world.show(reference);
    expect(order).toMatchObject({ attempt: 2, tier: 'leadsAndContacts', totalCents: 284_172 });
    expect((await world.sandbox.payments.findSession(sessionId))!.status).toBe('expired');
    expect((await world.sandbox.payments.findSession(order.sessionId!))!.url).toBe(startedIn(placed).url);
  });

  test('with another address closes the page too, so that the provider’s data matches ours', async () => {
    const { placing, reference } = await world.order();
    const buyer = { ...placing.content.buyer, email: 'other@buyer.example' };
    startedIn(await world.place({ ...placing, content: { ...placing.content, buyer } }));
    const { order } = await world.show(reference);
    expect([order.attempt, order.buyer.email]).toEqual([2, 'other@buyer.example']);
    expect(await openSessions(reference)).toEqual([order.sessionId]);
  });

  test('after an unreported payment changes nothing', async () => {
    const { placing, reference, sessionId } = await world.order();
    await world.sandbox.pay(sessionId);
    const other = { ...placing, content: contentOf({ tier: 'corporate' }), shownTotalCents: 569_772 };
    expect(await world.place(other)).toEqual({ outcome: 'under_way', reference });
    expect((await world.show(reference)).order).toMatchObject({ state: 'paid', tier: 'starter' });
    expect(await world.place(placing)).toEqual({ outcome: 'under_way', reference });
  });

  test('while a direct debit is processing changes nothing', async () => {
    const { placing, reference, sessionId } = await world.order({ content: contentOf(debit) });
    await world.sandbox.pay(sessionId, goodAccount);
    expect(await world.place(placing)).toEqual({ outcome: 'under_way', reference });
    expect(await world.place({ ...placing, content: contentOf() })).toEqual({
      outcome: 'under_way',
      reference,
    });
    const { order } = await world.show(reference);
    expect(order).toMatchObject({ state: 'awaiting_payment', attempt: 1 });
    expect(order.submittedAt).not.toBeNull();
  });

  test('after a failed direct debit starts another attempt', async () => {
    const { placing, reference, sessionId } = await world.order({ content: contentOf(debit) });
    await world.sandbox.pay(sessionId, badAccount);
    await world.hear(200);
    expect((await world.show(reference)).order.state).toBe('failed');
    startedIn(await world.place(placing));
    const { order } = await world.show(reference);
    expect(order).toMatchObject({ state: 'awaiting_payment', attempt: 2, submittedAt: null });
    expect(order.sessionId).not.toBe(sessionId);
  });

  test('after leaving the payment page, or a day later, starts another attempt', async () => {
    const { placing, reference, sessionId } = await world.order();
    await abandonPayment(world.services, reference);
    startedIn(await world.place(placing));
    expect((await world.sandbox.payments.findSession(sessionId))!.status).toBe('expired');
    await world.sandbox.pass(25 * 60 * 60);
    startedIn(await world.place(placing));
    expect((await world.show(reference)).order).toMatchObject({ attempt: 3, state: 'awaiting_payment' });
  });
});

describe('interrupted', () => {
  test('after a crash before the session is stored, the next click finds the same session', async () => {
    const checkoutId = crypto.randomUUID();
    const crash = between(() => Promise.resolve());
    const { startCheckout } = crash.payments!;
    crash.payments!.startCheckout = async (request) => {
      await startCheckout(request);
      // As if the process had ended here: nothing after it happens.
      return new Promise(() => {});
    };
    void world.place({ checkoutId }, crash);
    await eventually(async () => expect(await world.rows('select id from plan_order')).toHaveLength(1));
    const [{ reference }] = (await world.rows('select reference from plan_order')) as [{ reference: string }];
    await eventually(async () => expect(await openSessions(reference)).toHaveLength(1));
    expect((await world.show(reference)).order).toMatchObject({ state: 'draft', sessionId: null });

    startedIn(await world.place({ checkoutId }));
    const { order } = await world.show(reference);
    expect(order).toMatchObject({ state: 'awaiting_payment', attempt: 1 });
    expect(await openSessions(reference)).toEqual([order.sessionId]);
  });

  test('the tab that orders other content wins, and the slower tab’s page is closed', async () => {
    const checkoutId = crypto.randomUUID();
    const other = { checkoutId, content: contentOf({ tier: 'corporate' }), shownTotalCents: 569_772 };
    const meanwhile = between(() => world.place(other));
    expect(await world.place({ checkoutId }, meanwhile)).toEqual({ outcome: 'price_changed' });
    const [order] = await world.rows('select reference, tier, attempt, session_id from plan_order');
    expect(order).toMatchObject({ tier: 'corporate', attempt: 2 });
    expect(await openSessions(String(order!.reference))).toEqual([order!.session_id]);
  });

  test('follows a tab that was faster', async () => {
    const { placing, reference } = await world.order();
    await abandonPayment(world.services, reference);
    const expireSession = vi
      .fn<CardPayments['expireSession']>(world.sandbox.payments.expireSession)
      .mockImplementationOnce(async (id) => {
        await world.place(placing);
        return world.sandbox.payments.expireSession(id);
      });
    const payments = { ...world.sandbox.payments, expireSession };
    const followed = startedIn(await world.place(placing, { payments }));
    const { order } = await world.show(reference);
    expect(order.attempt).toBe(2);
    expect(followed.url).toContain(order.sessionId);
    expect(await openSessions(reference)).toEqual([order.sessionId]);
  });

  test('returns under_way if another tab has paid the same order', async () => {
    const checkoutId = crypto.randomUUID();
    const meanwhile = between(async () => {
      const { sessionId, reference } = await world.order({ checkoutId });
      await world.sandbox.pay(sessionId);
      await settleOrder(world.services, reference);
    });
    expect(await world.place({ checkoutId }, meanwhile)).toMatchObject({ outcome: 'under_way' });
    expect(await world.rows('select state from plan_order')).toEqual([{ state: 'paid' }]);
  });

  test.for(['yearlyPrices', 'startCheckout'] as const)(
    'reports an unreachable provider (%s), and the next click succeeds',
    async (call) => {
      const checkoutId = crypto.randomUUID();
      const payments = { ...world.sandbox.payments, [call]: away };
      expect(await world.place({ checkoutId }, { payments })).toEqual({ outcome: 'provider_away' });
      expect(world.lines.join()).not.toContain('mara');
      startedIn(await world.place({ checkoutId }));
      expect(await world.rows('select state from plan_order')).toEqual([{ state: 'awaiting_payment' }]);
    },
  );

  test('skips an attempt whose answer the provider would only repeat', async () => {
    const checkoutId = crypto.randomUUID();
    const { startCheckout } = world.sandbox.payments;
    const payments: CardPayments = {
      ...world.sandbox.payments,
      // The number is used up by a request that said something else.
      startCheckout: async (request) => {
        await startCheckout({ ...request, email: 'other@buyer.example' });
        return startCheckout(request);
      },
    };
    expect(await world.place({ checkoutId }, { payments })).toEqual({ outcome: 'provider_away' });
    startedIn(await world.place({ checkoutId }));
  });

  test('leaves the order unchanged if the old page cannot be closed', async () => {
    const { placing, reference, sessionId } = await world.order();
    const payments = { ...world.sandbox.payments, expireSession: away };
    const other = { ...placing, content: contentOf({ tier: 'corporate' }), shownTotalCents: 569_772 };
    expect(await world.place(other, { payments })).toEqual({ outcome: 'provider_away' });
    expect((await world.show(reference)).order).toMatchObject({ sessionId, tier: 'starter', attempt: 1 });
  });

  test('does not mistake a database failure for an unreachable provider', async () => {
    const select = () => {
      throw new Error('no table');
    };
    const db = { select } as never;
    await expect(world.place({}, { db })).rejects.toThrow('no table');
  });

  test('refuses a total that differs from the provider’s, and leaves no page open', async () => {
    const { startCheckout } = world.sandbox.payments;
    const payments: CardPayments = {
      ...world.sandbox.payments,
      startCheckout: (request) => startCheckout({ ...request, expectedTotalCents: 1 }),
    };
    const checkoutId = crypto.randomUUID();
    expect(await world.place({ checkoutId }, { payments })).toEqual({ outcome: 'price_changed' });
    const [order] = await world.rows('select reference, state, session_id from plan_order');
    expect(order).toMatchObject({ state: 'draft', session_id: null });
    expect(await openSessions(String(order!.reference))).toEqual([]);
    expect(world.lines.join()).toContain('amounts do not agree');
    startedIn(await world.place({ checkoutId }));
  });

  test('refuses a code that was used up in the meantime', async () => {
    const payments: CardPayments = {
      ...world.sandbox.payments,
      startCheckout: async () => ({ outcome: 'promotion_refused' }),
    };
    const content = contentOf({ promoCode: 'WELCOME10' });
    const checkoutId = crypto.randomUUID();
    expect(await world.place({ checkoutId, content, shownTotalCents: 101_531 }, { payments })).toEqual({
      outcome: 'promotion_refused',
    });
    startedIn(await world.place({ checkoutId }));
  });
});
