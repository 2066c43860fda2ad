import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripePayments } from '../adapters/stripe/stripe-payments.ts';
import { checkoutRequest, goodCard } from '../../test/payment-sandbox.ts';
import { localOrigin, startTestSite, type TestSite } from '../../test/site.ts';

let site: TestSite;
let subscription: string;
beforeAll(async () => {
  site = await startTestSite({ SITE_URL: localOrigin });
  const payments = createStripePayments(site.paymentSandbox!.connection);
  const started = await payments.startCheckout(checkoutRequest({ orderId: 'MQ-O-PLAYED' }));
  const { sessionId } = started as { sessionId: string };
  await site.fetch(`/sandbox-payments/pay/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams(goodCard),
    headers: { Origin: localOrigin },
  });
  subscription = (await payments.findSession(sessionId))!.subscriptionId!;
});
afterAll(() => site.stop());

const page = async (path = '/playground/stripe') => (await site.fetchLocally(path)).text();
const play = (fields: Record<string, string>) =>
  site.fetchLocally('/playground/stripe', { method: 'POST', body: new URLSearchParams(fields) });

test('lists prices, promo codes, test cards and payments', async () => {
  const html = await page();
  for (const said of [
    'corporatePlus',
    '€9,588',
    'HARBOUR500',
    'used 100×',
    '4242 4242 4242 4242',
    'DE89 3704',
  ])
    expect(html).toContain(said);
  for (const said of ['MQ-O-PLAYED', 'complete', 'checkout.session.completed', subscription])
    expect(html).toContain(said);
  expect(html).not.toContain('mara@buyer.example');
  expect(await page('/sandbox/payments')).toContain('MQ-O-PLAYED');
});

test('renews a subscription, fails to renew it, and cancels it', async () => {
  const year = new Date().getUTCFullYear();
  expect((await play({ subscription, move: 'renew' })).headers.get('location')).toBe('/playground/stripe');
  expect(await page()).toContain(`${year + 2}-`);
  await play({ subscription, move: 'fail' });
  expect(await page()).toContain('past_due');
  await play({ subscription, move: 'cancel' });
  expect(await page()).toContain('canceled');
  const { rows } = await site.database.pool.query(
    `select body ->> 'type' as type from sandbox_payment_object where type = 'event'`,
  );
  expect(rows.map(({ type }) => String(type))).toEqual(
    expect.arrayContaining(['invoice.paid', 'invoice.payment_failed', 'customer.subscription.deleted']),
  );
});

test('refuses unknown and ended subscriptions', async () => {
  expect((await play({ subscription: 'sub_none', move: 'renew' })).status).toBe(404);
  expect((await play({ subscription, move: 'cancel' })).status).toBe(404);
  expect((await play({ subscription, move: 'toString' })).status).toBe(404);
});

test('is served to this machine only', async () => {
  expect((await site.fetchLocally('/playground/stripe', {}, '192.0.2.1')).status).toBe(404);
});
