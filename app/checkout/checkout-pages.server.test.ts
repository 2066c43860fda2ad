import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../test/site.ts';
import { readCheckoutId } from './state/checkout-cookie.server.ts';

const secret = 'a secret that is at least thirty-two long';
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ SESSION_SECRET: secret, TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

const paths = {
  details: '/checkout/personal-information',
  address: '/checkout/billing-address',
  overview: '/checkout/payment-and-overview',
};
const ada = {
  tier: 'corporate',
  firstName: 'Ada',
  lastName: 'Fischer',
  email: 'ada@company.example',
  company: 'Kontor & Söhne',
  paymentMethod: 'credit_card',
  terms: 'on',
};
const hamburg = { country: 'DE', street: 'Am Kai 1', postalCode: '20457', city: 'Hamburg' };
const buy = { tier: 'corporate', total: '569772', paymentMethod: 'credit_card', terms: 'on' };

test('to look at the first step stores nothing, and sets no cookie', async () => {
  const response = await site.fetch(`${paths.details}?tier=starter`);
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect(response.headers.get('set-cookie')).toBe(null);
  expect(html).toContain('name="tier" value="starter"');
  expect(html).toContain('€1,128.12');
  expect(await rows('checkout')).toBe(0);
});

test.each([
  paths.details,
  `${paths.details}?tier=`,
  `${paths.details}?tier=gold`,
  paths.address,
  paths.overview,
])('%s without a plan leads to the prices', async (path) => {
  for (const cookie of ['', 'marketquay_checkout=a5e0a3c2-6e0b-4a0e-9f0f-0d9f2f0c1b2a.forged']) {
    const response = await site.fetch(path, { headers: { cookie } });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/pricing']);
  }
});

test('what is posted without a checkout leads to the prices too', async () => {
  const nobody = buyer();
  expect(await nobody.post(paths.details, { ...ada, tier: 'gold' })).toMatchObject({ location: '/pricing' });
  expect(await nobody.post(paths.address, { ...hamburg, tier: 'starter' })).toMatchObject({
    location: '/pricing',
  });
  expect(await nobody.post('/stripe/checkout', buy)).toMatchObject({ location: '/pricing' });
  expect(await rows('checkout')).toBe(0);
});

describe('step by step', () => {
  const one = buyer();

  test('what is wrong comes back with all that was entered, and is not stored', async () => {
    const { status, html } = await one.post(`${paths.details}?tier=corporate`, { ...ada, email: 'nobody' });
    expect(status).toBe(422);
    for (const kept of ['value="nobody"', 'href="#email"', 'value="Kontor &amp; Söhne"', 'checked=""'])
      expect(html).toContain(kept);
    expect(one.checkout()).toBe(null);
  });

  test('the address needs the details, the overview the address', async () => {
    expect(await one.post(paths.details, ada)).toMatchObject({ status: 303, location: paths.address });
    expect(await one.get(paths.overview)).toMatchObject({ status: 302, location: paths.address });
    const { html } = await one.get(paths.address);
    expect(html).toMatch(/aria-current="step"[^>]*>2\. (<!-- -->)?Billing address/);
    expect(html).toContain(`href="${paths.details}"`);
    expect(await one.post(paths.address, { ...hamburg, city: '' })).toMatchObject({ status: 422 });
    expect(await one.post(paths.address, hamburg)).toMatchObject({ status: 303, location: paths.overview });
  });

  test('the overview shows all of it, and what is to be paid', async () => {
    const { html, headers } = await one.get(paths.overview);
    for (const shown of [
      'Ada Fischer',
      'Kontor &amp; Söhne',
      '20457 Hamburg',
      'Germany',
      '€4,788',
      '€909.72',
    ])
      expect(html).toContain(shown);
    expect(html).toMatch(/Buy now, pay (<!-- -->)?€5,697\.72/);
    expect(html).toContain('name="total" value="569772"');
    expect(html).toContain('add_payment_info');
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://site.example;");
    const elsewhere = await one.get(paths.address);
    expect(elsewhere.headers.get('content-security-policy')).toContain("form-action 'self';");
  });

  test('a step can be gone back to, and is sent again without the others', async () => {
    const { html } = await one.get(paths.details);
    expect(html).toContain('value="Ada"');
    const corrected = await one.post(paths.details, { ...ada, firstName: 'Grace' });
    expect(corrected.location).toBe(paths.overview);
    expect((await one.get(paths.overview)).html).toContain('Grace Fischer');
  });

  test('a code is taken and taken off', async () => {
    const wrong = await one.post(paths.overview, {
      tier: 'corporate',
      promo: 'apply',
      promoCode: 'summer24',
    });
    expect(wrong.status).toBe(422);
    for (const said of ['This promo code has expired.', 'value="summer24"', 'href="#promoCode"'])
      expect(wrong.html).toContain(said);

    const code = { tier: 'corporate', promo: 'apply', promoCode: ' welcome10' };
    expect(await one.post(paths.overview, code)).toMatchObject({
      status: 303,
      location: `${paths.overview}#order`,
    });
    const { html } = await one.get(paths.overview);
    for (const shown of ['WELCOME10', '€478.80', '€5,127.95', 'value="512795"'])
      expect(html).toContain(shown);

    const off = await one.post(paths.overview, { tier: 'corporate', promo: 'remove' });
    expect(off.location).toBe(`${paths.overview}#order`);
    expect((await one.get(paths.overview)).html).not.toContain('WELCOME10');
  });
});

describe('another plan midway', () => {
  test('is shown at once, chosen with the form, and keeps what was entered', async () => {
    const two = await readyBuyer();
    const { html } = await two.get(`${paths.details}?tier=starter`);
    expect(html).toContain('name="tier" value="starter"');
    expect(html).toContain('value="Ada"');
    expect(html).not.toContain(`href="${paths.overview}"`);
    expect((await two.get(paths.overview)).html).toContain('€5,697.72');

    const sent = await two.post(`${paths.details}?tier=starter`, { ...ada, tier: 'starter' });
    expect(sent.location).toBe(paths.overview);
    const overview = (await two.get(paths.overview)).html;
    expect(overview).toContain('€1,128.12');
    expect(overview).toContain('20457 Hamburg');
  });

  test('a promo goes with it, or is dropped with a word', async () => {
    const two = await readyBuyer();
    const take = (promoCode: string) =>
      two.post(paths.overview, { tier: 'corporate', promo: 'apply', promoCode });
    await take('HARBOUR500');
    const larger = await two.post(paths.details, { ...ada, tier: 'corporatePlus' });
    expect(larger.location).toBe(paths.overview);
    expect((await two.get(paths.overview)).html).toContain('€500');
    const smaller = await two.post(paths.details, { ...ada, tier: 'starter' });
    expect(smaller.location).toBe(`${paths.overview}?promo=dropped`);
    const { html } = await two.get(smaller.location!);
    expect(html).toContain('The promo code was taken off');
    expect(html).toContain('€1,128.12');
  });

  test('a tab that shows the plan before stands by what it shows', async () => {
    const two = await readyBuyer();
    await two.post(paths.details, { ...ada, tier: 'starter' });
    await two.post(paths.address, { ...hamburg, tier: 'corporate' });
    expect((await two.get(paths.overview)).html).toContain('name="tier" value="corporate"');
    await two.post(paths.details, { ...ada, tier: 'starter' });
    const code = { tier: 'corporate', promo: 'apply', promoCode: 'WELCOME10' };
    expect(await two.post(paths.overview, code)).toMatchObject({
      location: `${paths.overview}?payment=outdated`,
    });
    expect((await two.get(paths.overview)).html).not.toContain('WELCOME10');
  });
});

describe('the button', () => {
  test.each([
    ['another total', { ...buy, total: '1' }, 'outdated', 'The order has changed in the meantime'],
    ['another plan', { ...buy, tier: 'starter' }, 'outdated', 'The order has changed in the meantime'],
    ['no terms', { ...buy, terms: '' }, 'terms', 'Please agree to the terms first'],
    ['no way to pay', { ...buy, paymentMethod: 'cash' }, 'terms', 'Please agree to the terms first'],
  ])('with %s buys nothing', async (_, sent, code, said) => {
    const three = await readyBuyer();
    const { status, location } = await three.post('/stripe/checkout', sent);
    expect([status, location]).toEqual([303, `${paths.overview}?payment=${code}`]);
    expect((await three.get(location!)).html).toContain(said);
    expect(await orders(three)).toEqual([]);
  });

  test('leads to the page of the provider, with the way to pay as chosen last', async () => {
    const three = await readyBuyer();
    const { status, location } = await three.post('/stripe/checkout', {
      ...buy,
      paymentMethod: 'sepa_debit',
    });
    expect([status, location!.startsWith('https://site.example/sandbox-payments/pay/')]).toEqual([303, true]);
    expect(await orders(three)).toMatchObject([
      { state: 'awaiting_payment', tier: 'corporate', total_cents: 569_772, payment_method: 'sepa_debit' },
    ]);
    const [{ billing, buyer: bought }] = await orders(three);
    expect(billing).toMatchObject({ country: 'DE', state: '', city: 'Hamburg' });
    expect(bought).toEqual({ firstName: 'Ada', lastName: 'Fischer', email: ada.email, company: ada.company });
    expect((await three.get(paths.overview)).html).toMatch(/checked=""[^>]*value="sepa_debit"/);
    expect((await three.post('/stripe/checkout', { ...buy, paymentMethod: 'sepa_debit' })).location).toBe(
      location,
    );
  });

  test('does not buy at a price that is another by now, and the overview shows the new one', async () => {
    const three = await readyBuyer();
    await three.post(paths.overview, { tier: 'corporate', promo: 'apply', promoCode: 'WELCOME10' });
    await site.database.pool.query(
      `update sandbox_payment_object set body = body || '{"unit_amount": 500000}' where id = 'price_sandbox_corporate'`,
    );
    const { location } = await three.post('/stripe/checkout', { ...buy, total: '512795' });
    expect(location).toBe(`${paths.overview}?payment=price-changed`);
    expect((await three.get(location!)).html).toContain('€5,355');
    await site.database.pool.query(
      `update sandbox_payment_object set body = body || '{"unit_amount": 478800}' where id = 'price_sandbox_corporate'`,
    );
    const back = await three.post('/stripe/checkout', { ...buy, total: '535500' });
    expect(back.location).toBe(`${paths.overview}?payment=price-changed`);
    expect(await orders(three)).toEqual([]);
  });

  test('does not buy with a code that holds no longer', async () => {
    const three = await readyBuyer();
    await three.post(paths.overview, { tier: 'corporate', promo: 'apply', promoCode: 'HARBOUR500' });
    await site.database.pool.query(
      `update sandbox_payment_object set body = body || '{"active": false}' where id = 'promo_sandbox_harbour500'`,
    );
    const { html } = await three.get(paths.overview);
    const total = /name="total" value="(\d+)"/.exec(html)![1]!;
    const { location } = await three.post('/stripe/checkout', { ...buy, total });
    expect(location).toBe(`${paths.overview}?payment=promo-refused`);
    const overview = (await three.get(location!)).html;
    expect(overview).toContain('The promo code is no longer valid');
    expect(overview).toContain('€5,697.72');
    expect(await orders(three)).toEqual([]);
  });

  test('found in the history leads to the overview', async () => {
    expect(await buyer().get('/stripe/checkout')).toMatchObject({ location: paths.overview });
  });
});

describe('what has become an order', () => {
  test.each([
    ['paid', "state = 'paid', paid_at = now()"],
    ['on its way', 'submitted_at = now()'],
  ])('and is %s leads to it; the first step begins another', async (_, change) => {
    const four = await readyBuyer();
    await four.post('/stripe/checkout', buy);
    await site.database.pool.query(`update plan_order set ${change} where checkout_id = $1`, [
      four.checkout(),
    ]);
    for (const path of [paths.address, paths.overview])
      expect((await four.get(path)).location).toMatch(/^\/checkout\/success\?order=/);
    expect((await four.post('/stripe/checkout', buy)).location).toMatch(/^\/checkout\/success\?order=/);
    expect((await four.post(paths.address, hamburg)).location).toMatch(/^\/checkout\/success\?order=/);

    const before = four.checkout();
    const { html } = await four.get(`${paths.details}?tier=starter`);
    expect(html).toContain('See your last order');
    expect(html).not.toContain('value="Ada"');
    await four.post(paths.details, { ...ada, tier: 'starter' });
    expect(four.checkout()).not.toBe(before);
    expect(await four.get(paths.address)).toMatchObject({ status: 200 });
  });

  test('and failed can be paid again', async () => {
    const four = await readyBuyer();
    await four.post('/stripe/checkout', buy);
    await site.database.pool.query(
      "update plan_order set state = 'failed', submitted_at = now() where checkout_id = $1",
      [four.checkout()],
    );
    const { status, html } = await four.get(`${paths.overview}?payment=failed`);
    expect(status).toBe(200);
    expect(html).toContain('The payment was not completed');
  });
});

test('a checkout that is gone begins anew', async () => {
  const five = await readyBuyer();
  const before = five.checkout();
  await site.database.pool.query('delete from checkout where id = $1', [before]);
  expect(await five.get(paths.overview)).toMatchObject({ status: 302, location: '/pricing' });
  expect((await five.get(`${paths.details}?tier=starter`)).html).not.toContain('value="Ada"');
  await five.post(paths.details, ada);
  expect(five.checkout()).not.toBe(before);
});

/** A browser without scripts: it keeps its cookie and sends forms. */
function buyer() {
  let cookie = '';
  const address = crypto.randomUUID();
  const send = async (path: string, init: RequestInit) => {
    const headers = { ...(init.headers as object), cookie, 'x-forwarded-for': address };
    const response = await site.fetch(path, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const { status } = response;
    return {
      status,
      headers: response.headers,
      location: response.headers.get('location'),
      html: await response.text(),
    };
  };
  return {
    get: (path: string) => send(path, {}),
    post: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    checkout: () => readCheckoutId(secret, new Request('https://site.example', { headers: { cookie } })),
  };
}

/** Somebody who has only to press the button. */
async function readyBuyer() {
  const ready = buyer();
  await ready.post(paths.details, ada);
  await ready.post(paths.address, hamburg);
  return ready;
}

const orders = async (whose: ReturnType<typeof buyer>) =>
  (await site.database.pool.query('select * from plan_order where checkout_id = $1', [whose.checkout()]))
    .rows;

const rows = async (table: string) =>
  (await site.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;
