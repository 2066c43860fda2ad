import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkoutRequest, openPaymentSandbox, type PaymentSandbox } from '../../../test/payment-sandbox.ts';
import type { CheckoutRequest } from '../../orders/card-payments.ts';
import { yearlyCharge } from '../../plans/prices.ts';
import { tiers } from '../../plans/tier.ts';
import { vatPercentOf, vatTreatments } from '../../plans/vat/vat-treatment.ts';
import { createStripePayments } from './stripe-payments.ts';

let world: PaymentSandbox;
beforeAll(async () => {
  world = await openPaymentSandbox();
});
afterAll(() => world.drop());

async function start(fields: Partial<CheckoutRequest> = {}) {
  const started = await world.payments.startCheckout(checkoutRequest(fields));
  if (started.outcome !== 'started') throw new Error(started.outcome);
  return started;
}

async function startAndPay(fields: Partial<CheckoutRequest> = {}, form: Record<string, string> = {}) {
  const { sessionId } = await start(fields);
  await world.pay(sessionId, form);
  return (await world.payments.findSession(sessionId))!;
}

test('prices are named by tier, in cents a year', async () => {
  expect(await world.payments.yearlyPrices()).toEqual({
    starter: 94_800,
    leadsAndContacts: 238_800,
    corporate: 478_800,
    corporatePlus: 958_800,
  });
});

describe('promotions', () => {
  test.for([
    ['WELCOME10', { discount: { kind: 'percent', percent: 10 }, state: 'active', tiers: null }],
    [
      ' harbour500 ',
      {
        code: 'HARBOUR500',
        discount: { kind: 'amount', cents: 50_000 },
        state: 'active',
        tiers: ['corporate', 'corporatePlus'],
      },
    ],
    ['summer24', { state: 'expired' }],
    ['First100', { state: 'exhausted' }],
  ] as const)('%s', async ([code, expected]) => {
    expect(await world.payments.findPromotion(code)).toMatchObject(expected);
  });

  test.for(['NOSUCHCODE', '', '  ', 'WELCOME1', '%'])('"%s" is none', async (code) => {
    expect(await world.payments.findPromotion(code)).toBeNull();
  });
});

describe('a checkout', () => {
  test('begins with a page to pay on', async () => {
    const { sessionId, url, expiresAt } = await start({ orderId: 'order-1' });
    expect(world.payments.pageOrigins).toContain(new URL(url).origin);
    expect((expiresAt.getTime() - Date.now()) / 3_600_000).toBeCloseTo(24, 0);
    expect(await world.payments.findSession(sessionId)).toEqual({
      id: sessionId,
      orderId: 'order-1',
      status: 'open',
      isPaid: false,
      amounts: {
        currency: 'EUR',
        subtotalCents: 94_800,
        discountCents: 0,
        taxCents: 18_012,
        totalCents: 112_812,
      },
      url,
      expiresAt,
      customerId: null,
      subscriptionId: null,
      invoiceId: null,
    });
  });

  test('agrees with our own arithmetic to the cent, whatever the tier, the promotion and the VAT', async () => {
    const agreed = (fields: Partial<CheckoutRequest>) =>
      expect(world.payments.startCheckout(checkoutRequest(fields))).resolves.toMatchObject({
        outcome: 'started',
      });
    const prices = await world.payments.yearlyPrices();
    const [tenth, harbour] = await Promise.all(
      ['WELCOME10', 'HARBOUR500'].map((code) => world.payments.findPromotion(code)),
    );
    for (const { id: tier } of tiers)
      for (const vatTreatment of vatTreatments) {
        const cents = prices[tier]!;
        const percent = vatPercentOf(vatTreatment);
        const whole = yearlyCharge(cents, 0, percent).total;
        const less = yearlyCharge(cents, Math.round(cents / 10), percent).total;
        await agreed({ tier, vatTreatment, expectedTotalCents: whole });
        await agreed({ tier, vatTreatment, expectedTotalCents: less, promotionId: tenth!.id });
      }
    const corporate = yearlyCharge(478_800, 50_000).total;
    await agreed({ tier: 'corporate', expectedTotalCents: corporate, promotionId: harbour!.id });
  });

  test('asked for again it is the same, and the next attempt is another', async () => {
    const request = checkoutRequest();
    const first = await world.payments.startCheckout(request);
    const [again, alsoAgain] = await Promise.all([
      world.payments.startCheckout(request),
      world.payments.startCheckout(request),
    ]);
    expect(again).toEqual(first);
    expect(alsoAgain).toEqual(first);
    expect(await world.payments.startCheckout({ ...request, attempt: 2 })).not.toEqual(first);
    await expect(world.payments.startCheckout({ ...request, email: 'other@buyer.example' })).rejects.toThrow(
      'idempotent',
    );
  });

  test('stops when the provider would charge another amount than was shown, and leaves no page open', async () => {
    const request = checkoutRequest({ expectedTotalCents: 112_811 });
    const stopped = { outcome: 'amount_differs', totalCents: 112_812 };
    expect(await world.payments.startCheckout(request)).toEqual(stopped);
    expect(await world.payments.startCheckout(request)).toEqual(stopped);
    const open = await world.stripe.checkout.sessions.list({ status: 'open', limit: 100 });
    expect(open.data.map(({ client_reference_id }) => client_reference_id)).not.toContain(request.orderId);
  });

  test('stops when the promotion is not good for it', async () => {
    const harbour = await world.payments.findPromotion('HARBOUR500');
    const summer = await world.payments.findPromotion('SUMMER24');
    for (const promotionId of [harbour!.id, summer!.id, 'promo_unknown'])
      expect(await world.payments.startCheckout(checkoutRequest({ promotionId }))).toEqual({
        outcome: 'promotion_refused',
      });
  });

  test('uses one tax rate, however many begin at once', async () => {
    await Promise.all([start(), start(), start()]);
    const { data } = await world.stripe.taxRates.list();
    const german = data.filter(({ percentage }) => percentage === 19);
    expect(german).toMatchObject([{ display_name: 'VAT', inclusive: false, country: 'DE' }]);
  });
});

describe('a session', () => {
  test('is paid with all its ids known', async () => {
    const session = await startAndPay();
    expect(session).toMatchObject({ status: 'complete', isPaid: true, url: null });
    expect(session.customerId).toMatch(/^cus_/);
    expect(session.subscriptionId).toMatch(/^sub_/);
    expect(session.invoiceId).toMatch(/^in_/);
  });

  test('that nobody has heard of is none', async () => {
    expect(await world.payments.findSession('cs_test_unknown')).toBeNull();
    expect(await world.payments.expireSession('cs_test_unknown')).toBeNull();
  });

  test('is closed while it is open; once paid it stays paid', async () => {
    const { sessionId } = await start();
    expect(await world.payments.expireSession(sessionId)).toMatchObject({ status: 'expired', url: null });
    expect(await world.payments.expireSession(sessionId)).toMatchObject({ status: 'expired' });
    const paid = await startAndPay();
    expect(await world.payments.expireSession(paid.id)).toEqual(paid);
  });
});

test('an invoice says what was paid, and by which subscription', async () => {
  const { invoiceId, subscriptionId } = await startAndPay();
  const invoice = { id: invoiceId, subscriptionId, currency: 'EUR', taxCents: 18_012, totalCents: 112_812 };
  expect(await world.payments.findInvoice(invoiceId!)).toEqual({ ...invoice, isPaid: true });
  const debit = await startAndPay({ paymentMethod: 'sepa_debit' }, { iban: 'DE08370400440532013003' });
  expect(await world.payments.findInvoice(debit.invoiceId!)).toMatchObject({ isPaid: false });
  expect(await world.payments.findInvoice('in_unknown')).toBeNull();
});

test('money is given back once, and only where there was some', async () => {
  const { invoiceId } = await startAndPay();
  expect(await world.payments.refundInvoice(invoiceId!)).toBe('refunded');
  expect(await world.payments.refundInvoice(invoiceId!)).toBe('refunded');
  const { data } = await world.stripe.invoicePayments.list({ invoice: invoiceId! });
  const refunds = await world.stripe.refunds.list({
    payment_intent: data[0]!.payment.payment_intent as string,
  });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([112_812]);

  const debit = await startAndPay({ paymentMethod: 'sepa_debit' }, { iban: 'DE08370400440532013003' });
  expect(await world.payments.refundInvoice(debit.invoiceId!)).toBe('nothing_paid');
});

test('what somebody has refunded elsewhere is not refunded again', async () => {
  const { invoiceId } = await startAndPay();
  const { data } = await world.stripe.invoicePayments.list({ invoice: invoiceId! });
  await world.stripe.refunds.create({ payment_intent: data[0]!.payment.payment_intent as string });
  expect(await world.payments.refundInvoice(invoiceId!)).toBe('already_refunded');
});

test('a part of an invoice is refunded once for each reason, and the rest with the whole', async () => {
  const { invoiceId } = await startAndPay();
  const refundPart = () => world.payments.refundPart(invoiceId!, 18_012, 'vat-1');
  expect(await refundPart()).toBe('refunded');
  // As long after the first that the provider has forgotten its key.
  await world.database.pool.query(`delete from sandbox_payment_answer where idempotency_key like 'refund-%'`);
  expect(await refundPart()).toBe('refunded');
  await world.payments.refundInvoice(invoiceId!);
  const { data } = await world.stripe.invoicePayments.list({ invoice: invoiceId! });
  const refunds = await world.stripe.refunds.list({
    payment_intent: data[0]!.payment.payment_intent as string,
  });
  expect(refunds.data.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
    18_012, 94_800,
  ]);
  const debit = await startAndPay({ paymentMethod: 'sepa_debit' }, { iban: 'DE08370400440532013003' });
  expect(await world.payments.refundPart(debit.invoiceId!, 1, 'vat-1')).toBe('nothing_paid');
});

test('a subscription stops renewing, renews again, and previews what it will cost', async () => {
  const { subscriptionId: id } = await startAndPay();
  const { payments } = world;
  const preview = { netCents: 94_800, taxCents: 18_012, totalCents: 112_812 };
  expect(await payments.previewRenewal(id!)).toEqual(preview);
  await payments.setRenewal(id!, false);
  expect(await payments.findSubscription(id!)).toMatchObject({ status: 'running', renews: false });
  expect(await payments.previewRenewal(id!)).toBeNull();
  await payments.setRenewal(id!, true);
  expect(await payments.findSubscription(id!)).toMatchObject({ status: 'running', renews: true });
  await payments.setVat(id!, 'outside_eu');
  expect(await payments.previewRenewal(id!)).toEqual({ netCents: 94_800, taxCents: 0, totalCents: 94_800 });
  await payments.cancelSubscription(id!);
  expect(await payments.findSubscription(id!)).toMatchObject({ status: 'ended', renews: false });
  expect(await payments.findSubscription('sub_unknown')).toBeNull();
  await payments.setVat(id!, 'domestic');
});

test('a renewal is postponed without a charge or a credit, and never brought forward', async () => {
  const { subscriptionId: id } = await startAndPay();
  const { payments, stripe } = world;
  const renewsAt = async () => (await payments.findSubscription(id!))!.renewsAt;
  const first = await renewsAt();
  const later = new Date(first.getTime() + 5 * 24 * 60 * 60 * 1_000);
  await payments.postponeRenewal(id!, later);
  await payments.postponeRenewal(id!, first);
  expect(await renewsAt()).toEqual(later);
  const { data } = await stripe.invoices.list({ subscription: id! });
  expect(data.map(({ total }) => total).toSorted((one, other) => one - other)).toEqual([0, 112_812]);
  expect(await payments.previewRenewal(id!)).toMatchObject({ totalCents: 112_812 });
  await payments.postponeRenewal('sub_unknown', later);
  await expect(
    stripe.subscriptions.update(id!, { trial_end: 1, proration_behavior: 'none' }),
  ).rejects.toThrow('must be in the future');
});

test('a subscription ends once', async () => {
  const { subscriptionId } = await startAndPay();
  await world.payments.cancelSubscription(subscriptionId!);
  await world.payments.cancelSubscription(subscriptionId!);
  expect((await world.stripe.subscriptions.retrieve(subscriptionId!)).status).toBe('canceled');
});

test('Stripe itself is asked in the same words as the sandbox, but for the key', async () => {
  const sandboxed = recorder(world.sandbox.connection.fetch);
  await useEverything({ ...world.sandbox.connection, fetch: sandboxed.fetch }, world.pay);

  const answers = sandboxed.calls.map(({ answer }) => answer);
  const real = recorder(async () => answers.shift()!.clone());
  const keys = { secretKey: 'sk_live_1234', webhookSecret: 'whsec_1234' };
  await useEverything(
    { ...keys, pageOrigins: ['https://checkout.stripe.com'], fetch: real.fetch },
    async () => {},
  );

  const requests = real.calls.map(({ request }) => request);
  expect(requests).toEqual(sandboxed.calls.map(({ request }) => request));
  expect(
    requests.map(
      ({ method, path }) => `${method} ${path.split('?')[0]!.replace(/(cs_test|sub)_\w+/, ':id')}`,
    ),
  ).toEqual([
    'GET /v1/prices',
    'GET /v1/promotion_codes',
    'GET /v1/prices',
    'GET /v1/prices',
    'GET /v1/tax_rates',
    'POST /v1/checkout/sessions',
    'POST /v1/checkout/sessions/:id/expire',
    'GET /v1/checkout/sessions/:id',
    'GET /v1/prices',
    'GET /v1/tax_rates',
    'POST /v1/checkout/sessions',
    'GET /v1/checkout/sessions/:id',
    'POST /v1/subscriptions/:id',
    'POST /v1/subscriptions/:id',
    'GET /v1/subscriptions/:id',
    'GET /v1/subscriptions/:id',
    'POST /v1/subscriptions/:id',
    'GET /v1/subscriptions/:id',
    'GET /v1/tax_rates',
    'POST /v1/subscriptions/:id',
    'POST /v1/invoices/create_preview',
    'POST /v1/billing_portal/sessions',
    'POST /v1/subscriptions/:id',
    'GET /v1/invoice_payments',
    'GET /v1/refunds',
    'POST /v1/refunds',
    'GET /v1/invoice_payments',
    'POST /v1/refunds',
    'DELETE /v1/subscriptions/:id',
  ]);
  expect(sandboxed.keys).toEqual(new Set(['Bearer sk_test_sandbox']));
  expect(real.keys).toEqual(new Set(['Bearer sk_live_1234']));

  /** What orders ask for: a page that is closed again, then one that is paid, and given back. */
  async function useEverything(
    connection: Parameters<typeof createStripePayments>[0],
    pay: (sessionId: string) => unknown,
  ) {
    const payments = createStripePayments(connection);
    await payments.yearlyPrices();
    const promotion = await payments.findPromotion('HARBOUR500');
    const request = checkoutRequest({
      orderId: 'recorded',
      tier: 'corporate',
      promotionId: promotion!.id,
      expectedTotalCents: 510_272,
    });
    const debit = await payments.startCheckout({ ...request, paymentMethod: 'sepa_debit' });
    if (debit.outcome === 'started') await payments.expireSession(debit.sessionId);
    const card = await payments.startCheckout({ ...request, attempt: 2 });
    if (card.outcome !== 'started') throw new Error(card.outcome);
    await pay(card.sessionId);
    const session = await payments.findSession(card.sessionId);
    const { invoiceId, subscriptionId, customerId } = session!;
    await payments.setRenewal(subscriptionId!, false);
    await payments.setRenewal(subscriptionId!, true);
    const { renewsAt } = (await payments.findSubscription(subscriptionId!))!;
    await payments.postponeRenewal(subscriptionId!, new Date(renewsAt.getTime() + 1_000));
    await payments.setVat(subscriptionId!, 'reverse_charge');
    await payments.previewRenewal(subscriptionId!);
    await payments.paymentMethodPage(customerId!, { unchangedUrl: `${back}?a`, changedUrl: `${back}?b` });
    await payments.useNewPaymentMethod(subscriptionId!);
    await payments.refundPart(invoiceId!, 100, 'vat-MQ-2026-000001');
    await payments.refundInvoice(invoiceId!);
    await payments.cancelSubscription(subscriptionId!);
  }
});

const back = 'https://site.example/order';

type Call = { request: { method: string; path: string; body: string; headers: object }; answer?: Response };

/** Every request in the order in which it was sent, with what came back. */
function recorder(fetchLike: typeof fetch) {
  const calls: Call[] = [];
  const keys = new Set<string | undefined>();
  const recording: typeof fetch = async (url, init) => {
    const { pathname, search, origin } = new URL(url as string);
    expect(origin).toBe('https://api.stripe.com');
    const { authorization, ...headers } = Object.fromEntries(new Headers(init!.headers));
    keys.add(authorization);
    // Without our key the SDK would make up another one for each request.
    if (headers['idempotency-key']?.startsWith('stripe-node-')) headers['idempotency-key'] = 'made up';
    const call: Call = {
      request: { method: init!.method!, path: pathname + search, body: init!.body as string, headers },
    };
    calls.push(call);
    const answer = await fetchLike(url, init);
    call.answer = answer.clone();
    return answer;
  };
  return { calls, keys, fetch: recording };
}
