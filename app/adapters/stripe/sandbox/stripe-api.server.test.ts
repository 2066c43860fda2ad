import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkoutRequest,
  openPaymentSandbox,
  type PaymentSandbox,
} from '../../../../test/payment-sandbox.ts';

let world: PaymentSandbox;
let stripe: Stripe;
beforeAll(async () => {
  world = await openPaymentSandbox();
  stripe = world.stripe;
});
afterAll(() => world.drop());

const sessionParams = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  line_items: [{ price: 'price_sandbox_starter', quantity: 1 }],
  success_url: 'https://site.example/thanks',
});

async function paidSession() {
  const started = await world.payments.startCheckout(checkoutRequest());
  if (started.outcome !== 'started') throw new Error(started.outcome);
  await world.pay(started.sessionId);
  return stripe.checkout.sessions.retrieve(started.sessionId);
}

describe('lists', () => {
  test('come newest first, in pages', async () => {
    const first = await stripe.prices.list({ limit: 3 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/prices' });
    expect(first.data.map(({ lookup_key }) => lookup_key)).toEqual([
      'corporatePlus',
      'corporate',
      'leadsAndContacts',
    ]);
    const rest = await stripe.prices.list({ limit: 3, starting_after: first.data[2]!.id });
    expect(rest).toMatchObject({ has_more: false, data: [{ lookup_key: 'starter' }] });
  });

  test('are narrowed by what is asked for', async () => {
    const prices = await stripe.prices.list({ lookup_keys: ['starter', 'corporate'], active: true });
    expect(prices.data.map(({ unit_amount }) => unit_amount)).toEqual([478_800, 94_800]);
    expect((await stripe.prices.list({ active: false })).data).toEqual([]);
    expect((await stripe.promotionCodes.list({ code: 'welcome10' })).data).toHaveLength(1);
  });

  test('refuse what Stripe does not know', async () => {
    await expect(stripe.prices.list({ colour: 'red' } as Stripe.PriceListParams)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      param: 'colour',
    });
  });
});

test('a character that cannot be stored is refused as Stripe refuses things', async () => {
  const refused = { type: 'StripeInvalidRequestError', statusCode: 400 };
  await expect(
    stripe.checkout.sessions.create({ ...sessionParams(), metadata: { order_id: 'a\0b' } }),
  ).rejects.toMatchObject(refused);
  await expect(stripe.prices.retrieve('price\0')).rejects.toMatchObject(refused);
});

describe('references', () => {
  test('are ids until somebody asks for more', async () => {
    const [plain] = (await stripe.promotionCodes.list({ code: 'HARBOUR500' })).data;
    expect(plain!.promotion.coupon).toBe('coupon_sandbox_harbour500');
    const expand = ['data.promotion.coupon'];
    const [expanded] = (await stripe.promotionCodes.list({ code: 'HARBOUR500', expand })).data;
    expect(expanded!.promotion.coupon).toMatchObject({ amount_off: 50_000, currency: 'eur' });
    expect(expanded!.promotion.coupon).not.toHaveProperty('applies_to');
    const deeper = ['data.promotion.coupon.applies_to'];
    const [whole] = (await stripe.promotionCodes.list({ code: 'HARBOUR500', expand: deeper })).data;
    expect(whole!.promotion.coupon).toHaveProperty('applies_to.products.length', 2);
  });

  test('that lead nowhere cannot be followed', async () => {
    await expect(stripe.prices.retrieve('price_sandbox_starter', { expand: ['colour'] })).rejects.toThrow(
      'cannot be expanded',
    );
    const price = await stripe.prices.retrieve('price_sandbox_starter', { expand: ['product'] });
    expect(price.product).toMatchObject({ object: 'product', name: 'Starter' });
  });
});

describe('errors are Stripe’s own', () => {
  test('for what is not there', async () => {
    await expect(stripe.customers.retrieve('cus_unknown')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_unknown'",
    });
    await expect(stripe.balance.retrieve()).rejects.toThrow('Unrecognized request URL (GET: /v1/balance).');
  });

  test('for a wrong key', async () => {
    const httpClient = Stripe.createFetchHttpClient(world.sandbox.connection.fetch);
    await expect(new Stripe('sk_live_1', { httpClient }).prices.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
  });

  test.for<[string, Partial<Stripe.Checkout.SessionCreateParams>, object]>([
    ['a missing parameter', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    ['an unknown one', { colour: 'red' } as object, { code: 'parameter_unknown', param: 'colour' }],
    ['an invalid one', { customer_email: 'nobody' }, { param: 'customer_email' }],
    [
      'an unknown price',
      { line_items: [{ price: 'price_unknown', quantity: 1 }] },
      { code: 'resource_missing', param: 'line_items[0][price]' },
    ],
  ])('for a session with %s', async ([, params, expected]) => {
    const wrong = { ...sessionParams(), ...params };
    await expect(stripe.checkout.sessions.create(wrong)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      ...expected,
    });
  });
});

describe('a request under a key', () => {
  test('gets the same answer again, also while it is being answered', async () => {
    const options = { idempotencyKey: 'one' };
    const sessions = await Promise.all([
      stripe.checkout.sessions.create(sessionParams(), options),
      stripe.checkout.sessions.create(sessionParams(), options),
    ]);
    await stripe.checkout.sessions.expire(sessions[0].id);
    const later = await stripe.checkout.sessions.create(sessionParams(), options);
    expect(sessions[1]).toEqual(sessions[0]);
    expect(later).toEqual(sessions[0]);
  });

  test('may not be another one', async () => {
    const options = { idempotencyKey: 'two' };
    await stripe.checkout.sessions.create(sessionParams(), options);
    const other = { ...sessionParams(), client_reference_id: 'other' };
    await expect(stripe.checkout.sessions.create(other, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  test('that failed may be tried again', async () => {
    const options = { idempotencyKey: 'three' };
    const wrong = { ...sessionParams(), line_items: [{ price: 'price_unknown', quantity: 1 }] };
    await expect(stripe.checkout.sessions.create(wrong, options)).rejects.toThrow('No such price');
    await expect(stripe.checkout.sessions.create(sessionParams(), options)).resolves.toBeDefined();
  });
});

test('what a payment leaves behind can be read back, and shows nothing of ours', async () => {
  const session = await paidSession();
  const ids = { subscription: session.subscription as string, customer: session.customer as string };
  const subscription = await stripe.subscriptions.retrieve(ids.subscription, { expand: ['latest_invoice'] });
  const { data: invoices } = await stripe.invoices.list({ subscription: ids.subscription });
  const { data: payments } = await stripe.invoicePayments.list({ invoice: session.invoice as string });
  const intent = await stripe.paymentIntents.retrieve(payments[0]!.payment.payment_intent as string);
  const { data: events } = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 });

  expect(await stripe.customers.retrieve(ids.customer)).toMatchObject({ email: 'mara@buyer.example' });
  expect(subscription).toMatchObject({ status: 'active', metadata: session.metadata });
  const [item] = subscription.items.data;
  expect((item!.current_period_end - item!.current_period_start) / 86_400).toBeCloseTo(365, -1);
  expect(subscription.latest_invoice).toMatchObject({ id: session.invoice, total: 112_812, status: 'paid' });
  expect(invoices.map(({ id }) => id)).toEqual([session.invoice]);
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 112_812 });
  expect(events[0]!.data.object).toMatchObject({ id: session.id, payment_status: 'paid' });
  expect(JSON.stringify([session, subscription, invoices, payments, intent, events])).not.toContain(
    '"sandbox"',
  );
  expect(session).not.toHaveProperty('line_items');
});

test('a part of a payment is refunded, then the rest, and no more', async () => {
  const session = await paidSession();
  const { data } = await stripe.invoicePayments.list({ invoice: session.invoice as string });
  const payment_intent = data[0]!.payment.payment_intent as string;
  await stripe.refunds.create({ payment_intent, amount: 12_812 });
  await expect(stripe.refunds.create({ payment_intent, amount: 100_001 })).rejects.toThrow('greater');
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 100_000 });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});
