import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkoutRequest,
  openPaymentSandbox,
  type PaymentSandbox,
} from '../../../../test/payment-sandbox.ts';
import type { CheckoutRequest } from '../../../orders/card-payments.ts';

let world: PaymentSandbox;
beforeAll(async () => {
  world = await openPaymentSandbox();
});
afterAll(() => world.drop());

async function open(fields: Partial<CheckoutRequest> = {}) {
  const started = await world.payments.startCheckout(checkoutRequest(fields));
  if (started.outcome !== 'started') throw new Error(started.outcome);
  return started;
}

/** By the address that buyers are sent to. */
const visit = (url: string) =>
  world.sandbox.pages.request(new URL(url).pathname.replace('/sandbox-payments', ''));

test('the page shows what is bought and what it costs', async () => {
  const promotion = await world.payments.findPromotion('harbour500');
  const { url } = await open({
    tier: 'corporate',
    promotionId: promotion!.id,
    expectedTotalCents: 510_272,
  });
  const response = await visit(url);
  const html = await response.text();
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const part of [
    'Corporate €4,788',
    'Discount −€500',
    'VAT (19%) €814.72',
    'Total €5,102.72',
    'Pay €5,102.72',
  ])
    expect(text).toContain(part);
  expect(html).not.toContain('<script');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('its look comes from the colours of the site', async () => {
  const css = await (await world.sandbox.pages.request('/styles')).text();
  expect(css).toContain('--color-buoy: light-dark(');
  for (const [, name] of css.matchAll(/var\((--[a-z-]+)\)/g)) expect(css).toContain(`${name}: `);
});

describe('by card', () => {
  test('a good one leads back to the shop', async () => {
    const { sessionId } = await open();
    const response = await world.pay(sessionId);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `https://site.example/checkout/success?session=${sessionId}`,
    );
    expect((await world.payments.findSession(sessionId))!.isPaid).toBe(true);
  });

  test.for([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000000000009995', 'insufficient funds'],
    ['4111 1111 1111 1111', 'one of the test card numbers'],
    ['', 'one of the test card numbers'],
  ])('%s is not paid: %s', async ([number, message]) => {
    const { sessionId } = await open();
    const response = await world.pay(sessionId, { number: number! });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain('value="Mara Example"');
    expect((await world.payments.findSession(sessionId))!.status).toBe('open');
    expect((await world.pay(sessionId)).status).toBe(303);
  });

  test.for([
    ['expiry', '01 / 20'],
    ['expiry', '13 / 44'],
    ['cvc', '12'],
    ['name', ' '],
  ])('a wrong %s (%s) is named beside its field', async ([field, value]) => {
    const { sessionId } = await open();
    const html = await (await world.pay(sessionId, { [field!]: value! })).text();
    expect(html).toContain(`id="${field}-error"`);
    expect(html.match(/-error" class/g)).toHaveLength(1);
    expect((await world.payments.findSession(sessionId))!.isPaid).toBe(false);
  });

  test('one whose bank asks back is paid after the confirmation, and only then', async () => {
    const { sessionId } = await open();
    const card = { number: '4000 0025 0000 3155' };
    const asked = await (await world.pay(sessionId, card)).text();
    const carried = Object.fromEntries(
      [...asked.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value!,
      ]),
    );
    expect((await world.payments.findSession(sessionId))!.status).toBe('open');
    expect((await world.pay(sessionId, { ...carried, confirmation: 'refused' })).status).toBe(422);
    expect((await world.payments.findSession(sessionId))!.status).toBe('open');
    expect((await world.pay(sessionId, { ...carried, confirmation: 'given' })).status).toBe(303);
    expect(await world.payments.findSession(sessionId)).toMatchObject({ isPaid: true });
  });

  test('a card is no answer where a direct debit was chosen, nor an account where a card was', async () => {
    const debit = await open({ paymentMethod: 'sepa_debit' });
    expect((await world.pay(debit.sessionId, { method: 'card' })).status).toBe(422);
    const card = await open();
    const account = { method: 'sepa_debit', number: '', iban: 'DE89370400440532013000' };
    expect((await world.pay(card.sessionId, account)).status).toBe(422);
  });
});

test('two clicks pay once', async () => {
  const customers = async () => (await world.stripe.customers.list({ limit: 100 })).data.length;
  const before = await customers();
  const { sessionId } = await open();
  const answers = await Promise.all([world.pay(sessionId), world.pay(sessionId), world.pay(sessionId)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await customers()).toBe(before + 1);
});

test('what was entered comes back as text', async () => {
  const { sessionId } = await open();
  const html = await (await world.pay(sessionId, { number: '', name: '"><b>Mara' })).text();
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;Mara"');
});

test('a page that is paid, closed or unknown says so', async () => {
  const paid = await open();
  await world.pay(paid.sessionId);
  expect(await (await visit(paid.url)).text()).toContain('all done');
  const closed = await open();
  await world.payments.expireSession(closed.sessionId);
  const expired = await visit(closed.url);
  expect(expired.status).toBe(410);
  expect(await expired.text()).toContain('https://site.example/checkout/payment-and-overview');
  expect((await visit('https://site.example/sandbox-payments/pay/cs_test_unknown')).status).toBe(404);
  expect((await world.pay('cs_test_unknown')).status).toBe(404);
});

test.each([
  ['JSON', 'application/json', '{"number": "4242 4242 4242 4242"}'],
  ['plain text', 'text/plain', 'number=4242'],
  ['a broken multipart form', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
  ['a multipart form without a boundary', 'multipart/form-data', '--x--'],
])('%s is no form of the page, which says so', async (_, type, body) => {
  const { sessionId } = await open();
  const headers = { 'Content-Type': type };
  const answer = await world.sandbox.pages.request(`/pay/${sessionId}`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Nothing was charged.');
  expect((await world.payments.findSession(sessionId))!.status).toBe('open');
});

test('a character that cannot be stored is refused', async () => {
  const { sessionId } = await open();
  const answer = await world.pay(sessionId, { name: 'Mara\0' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Enter a name, on one line.');
  for (const method of ['GET', 'POST'])
    expect((await world.sandbox.pages.request(`/pay/${sessionId}%00`, { method })).status).toBe(404);
});

test('the last redemption of a promotion ends it', async () => {
  const promotion = (await world.payments.findPromotion('WELCOME10'))!;
  await world.limitPromotion(promotion.id, 1);
  const [first, second] = [
    await open({ promotionId: promotion.id, expectedTotalCents: 101_531 }),
    await open({ promotionId: promotion.id, expectedTotalCents: 101_531 }),
  ];
  await world.pay(first.sessionId);
  expect(await world.payments.findPromotion('WELCOME10')).toMatchObject({ state: 'exhausted' });
  expect(
    await world.payments.startCheckout(
      checkoutRequest({ promotionId: promotion.id, expectedTotalCents: 101_531 }),
    ),
  ).toEqual({ outcome: 'promotion_refused' });
  // A buyer who is already on the payment page keeps the price that was shown.
  await world.pay(second.sessionId);
  expect((await world.payments.findSession(second.sessionId))!.isPaid).toBe(true);
});
