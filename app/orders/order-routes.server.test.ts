import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { openShop } from '../../test/shop.ts';
import { origin } from '../../test/site.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { signatureHeader, signCall } from './order-calls.server.ts';

const shop = openShop();
const { site, query } = shop;

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  site.fetch(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
const signed = (path: string, body: string) =>
  post(path, body, { [signatureHeader]: signCall(secret, { method: 'POST', path, body }, new Date()) });

test('a buyer who pays and never comes back still gets everything', async () => {
  const { reference, page } = await shop.order();
  await shop.pay(page);
  await eventually(async () => {
    const mails = await query('select subject, source from captured_mail order by subject');
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Marketquay: invoice MQ-\d{4}-000001 \(paid\)$/),
      'Your Marketquay account: Corporate',
    ]);
    expect(String(mails[0].source)).toContain('Content-Type: application/pdf');
    expect(await query(`select body->>'order' as told from captured_delivery`)).toEqual([
      { told: reference },
    ]);
    expect(await query('select 1 from payment_event where handled_at is null')).toEqual([]);
  }, 300);
  expect(await query('select state from plan_order')).toEqual([{ state: 'paid' }]);
});

test('accepts a webhook only if the provider has signed it', async () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'x.y',
    created: 1,
    data: { object: {} },
  });
  const { webhookSecret } = site.paymentSandbox!.connection;
  const sign = (by: string) => ({
    'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret: by }),
  });
  const stored = () => query(`select id from payment_event where id = 'evt_1'`);
  expect((await post('/stripe/webhook', body)).status).toBe(400);
  expect((await post('/stripe/webhook', body, sign('whsec_other'))).status).toBe(400);
  for (const signature of ['', 't=,v1=', 't=1,v1=,v1=aa', 'v1=, t=1'])
    expect((await post('/stripe/webhook', body, { 'Stripe-Signature': signature })).status).toBe(400);
  expect(await stored()).toEqual([]);
  for (let times = 0; times < 2; times += 1)
    expect((await post('/stripe/webhook', body, sign(webhookSecret))).status).toBe(200);
  expect(await stored()).toHaveLength(1);
  expect((await post('/stripe/webhook', `"${'x'.repeat(200_000)}"`)).status).toBe(413);
});

test.for(['/create-account', '/api/users/payment_success'])('%s refuses outsiders', async (path) => {
  const { reference, page } = await shop.order();
  await shop.pay(page);
  const body = JSON.stringify({ order: reference });
  const refused = await post(path, body, { Origin: origin });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([
    401,
    expect.stringContaining('no-store'),
  ]);
  expect(await refused.text()).not.toContain(reference);

  const answered = await signed(path, body);
  expect(answered.headers.get('cache-control')).toContain('no-store');
  expect([answered.status, await answered.json()]).toMatchObject([200, { order: reference, state: 'paid' }]);
  expect((await post(path, 'x'.repeat(200_000))).status).toBe(413);
});

test('the public API description leaves internal calls out', async () => {
  expect(await (await site.fetch('/api/openapi.json')).text()).not.toContain('payment_success');
  expect((await site.fetch('/api/users/payment_success')).status).toBe(404);
});
