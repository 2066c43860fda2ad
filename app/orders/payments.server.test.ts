import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutRequest, goodCard } from '../../test/payment-sandbox.ts';
import { origin, startTestSite, type TestSite } from '../../test/site.ts';
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts';
import type { CardPayments } from './card-payments.ts';
import { knownPrices } from '../plans/known-prices.server.ts';

let site: TestSite;
let payments: CardPayments;
beforeAll(async () => {
  site = await startTestSite();
  payments = createStripePayments(site.paymentSandbox!.connection);
});
afterAll(() => site.stop());

const pay = (path: string, from = origin) =>
  site.fetch(path, { method: 'POST', body: new URLSearchParams(goodCard), headers: { Origin: from } });

test('serves the provider’s prices and stores them', async () => {
  const centPrices = await payments.yearlyPrices();
  expect(Object.keys(centPrices)).toHaveLength(4);
  expect(await (await site.fetch('/stripe/prices')).json()).toEqual({ centPrices });
  expect(await knownPrices(drizzle(site.database.pool))).toEqual(centPrices);
});

test('serves the sandbox’s payment page, which pays', async () => {
  const started = await payments.startCheckout(
    checkoutRequest({ successUrl: `${origin}/checkout/success?session={CHECKOUT_SESSION_ID}` }),
  );
  const { sessionId, url } = started as { sessionId: string; url: string };
  const page = await site.fetch(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await page.text()).toContain('Pay €1,128.12');
  expect((await site.fetch('/sandbox-payments/styles')).headers.get('content-type')).toContain('text/css');

  const { pathname } = new URL(url);
  expect((await pay(pathname, 'https://elsewhere.example')).status).toBe(403);
  const paid = await pay(pathname);
  expect(paid.headers.get('location')).toBe(`${origin}/checkout/success?session=${sessionId}`);
  expect((await payments.findSession(sessionId))!.isPaid).toBe(true);
});

test('does not expose the sandbox’s API', async () => {
  const headers = { Authorization: 'Bearer sk_test_sandbox' };
  for (const path of ['/v1/prices', '/sandbox-payments/v1/prices', '/sandbox-payments/prices'])
    expect((await site.fetch(path, { headers })).status).toBe(404);
});
