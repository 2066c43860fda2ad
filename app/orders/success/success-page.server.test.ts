import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf, debit, startedIn } from '../../../test/order-world.ts';
import { goodCard } from '../../../test/payment-sandbox.ts';
import { origin, startTestSite, type TestSite } from '../../../test/site.ts';
import { testSecret as secret } from '../../../test/test-secret.ts';
import { attemptLimits } from '../../adapters/attempt-limits.ts';
import { settingsFrom } from '../../adapters/environment.ts';
import { startJobQueue } from '../../adapters/job-queue.ts';
import { createStripePayments } from '../../adapters/stripe/stripe-payments.ts';
import { limits } from '../../base/limits.ts';
import type { JobQueue } from '../../jobs/jobs.server.ts';
import { paymentFailPath, successPath } from '../order-address.server.ts';
import { findOrder, findOrderOfCheckout } from '../order-queries.server.ts';
import type { OrderContent } from '../order.ts';
import { placeOrder } from '../place-order.server.ts';
import type { SettleNeeds } from '../settle-order.server.ts';

let site: TestSite;
let queue: JobQueue;
let services: SettleNeeds;
beforeAll(async () => {
  site = await startTestSite({ SESSION_SECRET: secret, TRUST_PROXY: '1' });
  const log = pino({ level: 'silent' });
  queue = await startJobQueue(site.database.url, log, { looksOn: true });
  services = {
    db: drizzle(site.database.pool),
    payments: createStripePayments(site.paymentSandbox!.connection),
    enqueue: queue.enqueue,
    now: () => new Date(),
    secret,
    settings: settingsFrom({ SITE_URL: origin }),
    log,
  };
});
afterAll(async () => {
  await queue.stop();
  await site.stop();
});

describe('the page after the payment', () => {
  test.each(['', '?order=', '?order=MQ-O-000000000000.x', `?order=${'x'.repeat(5_000)}`])(
    'leads who names no order of theirs to the plans: %s',
    async (query) => expect(wayOn(await site.fetch(`/checkout/success${query}`))).toEqual([302, '/pricing']),
  );

  test('thanks for what was paid, and tells of the purchase once', async () => {
    const { page, pay } = await order({ promoCode: 'WELCOME10' }, 101_531);
    await pay(goodCard);
    await site.fetch(page.success, { method: 'HEAD' });
    await site.fetch(page.success, { headers: { 'Sec-Purpose': 'prefetch' } });

    const html = await text(page.success);
    expect(html).toContain('Thank you, your plan is paid');
    for (const said of [page.reference, 'Starter', '€948', 'WELCOME10', '−€94.80', '€162.11', '€1,015.31'])
      expect(html).toContain(said);
    expect(eventsIn(html)).toHaveLength(1);
    expect(eventsIn(html)[0]).toContain(page.reference);
    for (const view of await Promise.all([text(page.success), text(page.success)])) {
      expect(view).toContain('Thank you, your plan is paid');
      expect(eventsIn(view)).toEqual([]);
    }
  });

  test('names neither the buyer nor the address', async () => {
    const { page, pay } = await order();
    await pay(goodCard);
    const { buyer, billing } = contentOf();
    const html = await text(page.success);
    for (const own of [buyer.email, buyer.lastName, billing.street]) expect(html).not.toContain(own);
  });

  test('is not kept by anybody', async () => {
    const { page } = await order();
    const { headers } = await site.fetch(page.success);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  test('does not thank who has not paid', async () => {
    const { page } = await order();
    const html = await text(page.success);
    expect(html).toContain('not confirmed yet');
    expect(html).toContain(`href="${page.success}"`);
    expect(html).toContain('href="/checkout/payment-and-overview?payment=failed"');
    // It would open the checkout to whoever has this page's address.
    expect(html).not.toContain(page.fail);
    expect(eventsIn(html)).toEqual([]);
  });

  test('asked for too often from one network, says what we know', async () => {
    const { page, pay } = await order();
    await pay(goodCard);
    const isWithinLimit = attemptLimits(site.database.pool, secret);
    for (let times = 0; times < limits['order-looks-by-address'].attempts; times += 1)
      await isWithinLimit('order-looks-by-address', '192.0.2.7');
    const from = (address: string) =>
      site.fetch(page.success, { headers: { 'x-forwarded-for': address } }).then((answer) => answer.text());
    expect(await from('192.0.2.7')).toContain('not confirmed yet');
    expect(await from('192.0.2.8')).toContain('Thank you, your plan is paid');
    expect(await from('192.0.2.7')).toContain('Thank you, your plan is paid');
  });

  test('says that a direct debit is on its way', async () => {
    const { page, pay } = await order(debit);
    await pay({ method: 'sepa_debit', iban: 'DE08370400440532013003', name: 'Mara Example' });
    const html = await text(page.success);
    expect(html).toContain('your payment is on its way');
    expect(eventsIn(html)).toEqual([]);
  });

  test('leads back to the overview when the payment has failed', async () => {
    const { page } = await order();
    await site.database.pool.query(`update plan_order set state = 'failed' where reference = $1`, [
      page.reference,
    ]);
    expect(wayOn(await site.fetch(page.success))).toEqual([
      302,
      '/checkout/payment-and-overview?payment=failed',
    ]);
  });
});

describe('who turns back', () => {
  test.each(['GET', 'POST'])('by %s finds again what was entered, and a notice', async (method) => {
    const { page, checkoutId } = await order();
    const answer = await site.fetch(page.fail, { method, redirect: 'manual' });
    expect(wayOn(answer)).toEqual([303, '/checkout/payment-and-overview?payment=failed']);
    expect(await findOrder(services.db, page.reference)).toMatchObject({ state: 'failed' });

    const cookie = answer.headers.get('set-cookie')!;
    // Anybody may have sent the link: a browser that does not hold the checkout gets one of its own.
    expect(cookie).not.toContain(checkoutId);
    const overview = await site.fetch('/checkout/payment-and-overview?payment=failed', {
      headers: { cookie: cookie.split(';')[0]! },
    });
    const html = await overview.text();
    expect(html).toContain('Nothing was charged');
    expect(html).toContain(contentOf().buyer.email);
  });

  test('has paid all the same when the page is paid on later', async () => {
    const { page, pay } = await order();
    await site.fetch(page.fail);
    await pay(goodCard);
    expect(await text(page.success)).toContain('Thank you, your plan is paid');
  });

  test('and has paid before is led to what was bought', async () => {
    const { page, pay } = await order();
    await pay(goodCard);
    expect(wayOn(await site.fetch(page.fail))).toEqual([303, page.success]);
  });

  test('and names no order of theirs is led to the overview, without a cookie', async () => {
    const answer = await site.fetch(`/stripe/payment-fail?checkout=${crypto.randomUUID()}.x`);
    expect(wayOn(answer)).toEqual([303, '/checkout/payment-and-overview']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

async function order(fields: Partial<OrderContent> = {}, shownTotalCents = 112_812) {
  const checkoutId = crypto.randomUUID();
  const placed = await placeOrder(services, { checkoutId, content: contentOf(fields), shownTotalCents });
  const { pathname } = new URL(startedIn(placed).url);
  const { reference } = (await findOrderOfCheckout(services.db, checkoutId))!;
  return {
    checkoutId,
    page: { reference, success: successPath(secret, reference), fail: paymentFailPath(secret, checkoutId) },
    pay: (entered: Record<string, string>) =>
      site.fetch(pathname, {
        method: 'POST',
        body: new URLSearchParams(entered),
        headers: { Origin: origin },
        redirect: 'manual',
      }),
  };
}

async function text(path: string) {
  const response = await site.fetch(path);
  expect(response.status).toBe(200);
  return response.text();
}

const eventsIn = (html: string) => html.match(/<template data-event="[^"]*purchase[^"]*"/g) ?? [];

const wayOn = ({ status, headers }: Response) => [status, headers.get('location')];
