import { describe, expect, test } from 'vitest';
import { ada, byCard, hamburg, openShop, paths, type Buyer } from '../../test/shop.ts';

const shop = openShop();

test('viewing the first step stores nothing and sets no cookie', async () => {
  const response = await shop.site.fetch(`${paths.details}?tier=starter`);
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
])('%s without a plan redirects to pricing', async (path) => {
  for (const cookie of ['', 'marketquay_checkout=a5e0a3c2-6e0b-4a0e-9f0f-0d9f2f0c1b2a.forged']) {
    const response = await shop.site.fetch(path, { headers: { cookie } });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/pricing']);
  }
});

test('a post without a checkout redirects to pricing', async () => {
  const nobody = shop.buyer();
  expect(await nobody.post(paths.details, { ...ada, tier: 'gold' })).toMatchObject({ location: '/pricing' });
  expect(await nobody.post(paths.address, { ...hamburg, tier: 'starter' })).toMatchObject({
    location: '/pricing',
  });
  expect(await nobody.post('/stripe/checkout', byCard)).toMatchObject({ location: '/pricing' });
  expect(await rows('checkout')).toBe(0);
});

describe('step by step', () => {
  const one = shop.buyer();

  test('returns invalid input with everything entered, and stores nothing', async () => {
    const { status, html } = await one.post(`${paths.details}?tier=corporate`, { ...ada, email: 'nobody' });
    expect(status).toBe(422);
    for (const kept of ['value="nobody"', 'href="#email"', 'value="Kontor &amp; Söhne"'])
      expect(html).toContain(kept);
    expect(one.checkout()).toBe(null);
  });

  test('requires the details before the address, and the address before the overview', async () => {
    expect(await one.post(paths.details, ada)).toMatchObject({ status: 303, location: paths.address });
    expect(await one.get(paths.overview)).toMatchObject({ status: 302, location: paths.address });
    const { html } = await one.get(paths.address);
    expect(html).toMatch(/aria-current="step"[^>]*>2\. (<!-- -->)?<span[^>]*>Billing address/);
    expect(html).toContain(`href="${paths.details}"`);
    expect(await one.post(paths.address, { ...hamburg, city: '' })).toMatchObject({ status: 422 });
    expect(await one.post(paths.address, hamburg)).toMatchObject({ status: 303, location: paths.overview });
  });

  test('shows everything entered and the total on the overview', async () => {
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
    expect(html).toMatch(/Buy now for (<!-- -->)?€5,697\.72/);
    expect(html).toContain('add_payment_info');
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://site.example;");
    const elsewhere = await one.get(paths.address);
    expect(elsewhere.headers.get('content-security-policy')).toContain("form-action 'self';");
  });

  test('lets the buyer correct one step without repeating the others', async () => {
    const { html } = await one.get(paths.details);
    expect(html).toContain('value="Ada"');
    const corrected = await one.post(paths.details, { ...ada, firstName: 'Grace' });
    expect(corrected.location).toBe(paths.overview);
    expect((await one.get(paths.overview)).html).toContain('Grace Fischer');
  });

  test('applies and removes a promo code', async () => {
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
    for (const shown of ['WELCOME10', '€478.80', '€5,127.95']) expect(html).toContain(shown);

    const off = await one.post(paths.overview, { tier: 'corporate', promo: 'remove' });
    expect(off.location).toBe(`${paths.overview}#order`);
    expect((await one.get(paths.overview)).html).not.toContain('WELCOME10');
  });
});

test('asks for payment method and terms once, on the last step', async () => {
  const one = await shop.readyBuyer();
  const asked = async (path: string) => (await one.get(path)).html.match(/name="(paymentMethod|terms)"/g);
  expect(await asked(paths.details)).toBe(null);
  expect(await asked(paths.address)).toBe(null);
  expect(await asked(paths.overview)).toEqual([
    'name="paymentMethod"',
    'name="paymentMethod"',
    'name="terms"',
  ]);
});

test('keeps plan, renewal and a way to ask in view, without the menus of the site', async () => {
  const one = await shop.readyBuyer();
  for (const path of [paths.details, paths.address, paths.overview]) {
    const { html } = await one.get(path);
    for (const shown of ['Transaction KPIs', 'renew', 'mailto:hello@marketquay.example', 'Cookie settings'])
      expect([path, html]).toEqual([path, expect.stringContaining(shown)]);
    for (const left of ['id="site-menu"', 'newsletter']) expect(html).not.toContain(left);
  }
});

describe('changing the plan midway', () => {
  test('shows the plan at once, chooses it with the form, and keeps what was entered', async () => {
    const two = await shop.readyBuyer();
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

  test('keeps the promo if it is valid for the new plan, or drops it with a notice', async () => {
    const two = await shop.readyBuyer();
    const take = (promoCode: string) =>
      two.post(paths.overview, { tier: 'corporate', promo: 'apply', promoCode });
    await take('HARBOUR500');
    const larger = await two.post(paths.details, { ...ada, tier: 'corporatePlus' });
    expect(larger.location).toBe(paths.overview);
    expect((await two.get(paths.overview)).html).toContain('€500');
    const smaller = await two.post(paths.details, { ...ada, tier: 'starter' });
    expect(smaller.location).toBe(`${paths.overview}?promo=dropped`);
    const { html } = await two.get(smaller.location!);
    expect(html).toContain('We removed the promo code');
    expect(html).toContain('€1,128.12');
  });

  test('a tab that still shows the previous plan buys the plan it shows', async () => {
    const two = await shop.readyBuyer();
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

describe('the buy button', () => {
  test.each([
    ['no terms', { terms: '' }],
    ['no way to pay', { paymentMethod: 'cash' }],
  ])('refuses an order with %s', async (_, sent) => {
    const three = await shop.readyBuyer();
    const { status, location } = await three.buy(sent);
    expect([status, location]).toEqual([303, `${paths.overview}?payment=terms`]);
    expect((await three.get(location!)).html).toContain('Please agree to the terms first');
    expect(await shop.ordersOf(three)).toEqual([]);
  });

  test.each<[string, (other: Buyer) => Promise<unknown>]>([
    ['plan', (other) => other.post(paths.details, { ...ada, tier: 'starter' })],
    ['buyer', (other) => other.post(paths.details, { ...ada, email: 'other@company.example' })],
    ['address', (other) => other.post(paths.address, { ...hamburg, city: 'Bremen' })],
    [
      'mail for invoices',
      (other) => other.post(paths.address, { ...hamburg, billingEmail: 'b@other.example' }),
    ],
    [
      'promo',
      (other) => other.post(paths.overview, { tier: 'corporate', promo: 'apply', promoCode: 'WELCOME10' }),
    ],
  ])('refuses an order whose %s has changed since the page was shown', async (_, change) => {
    const three = await shop.readyBuyer();
    const shown = (await three.get(paths.overview)).html;
    await change(three);
    const refused = await three.buy({}, shown);
    expect([refused.status, refused.location]).toEqual([303, `${paths.overview}?payment=outdated`]);
    expect((await three.get(refused.location!)).html).toContain('Your order has changed');
    expect(await shop.ordersOf(three)).toEqual([]);
    expect((await three.buy()).location).toContain('/sandbox-payments/pay/');
  });

  test('refuses an order that no page has shown', async () => {
    const three = await shop.readyBuyer();
    expect((await three.post('/stripe/checkout', byCard)).location).toBe(
      `${paths.overview}?payment=outdated`,
    );
  });

  test('redirects to the provider’s page with the payment method chosen last', async () => {
    const three = await shop.readyBuyer();
    const shown = (await three.get(paths.overview)).html;
    const { status, location } = await three.buy({ paymentMethod: 'sepa_debit' }, shown);
    expect([status, location!.startsWith('https://site.example/sandbox-payments/pay/')]).toEqual([303, true]);
    expect(await shop.ordersOf(three)).toMatchObject([
      { state: 'awaiting_payment', tier: 'corporate', total_cents: 569_772, payment_method: 'sepa_debit' },
    ]);
    const [{ billing, buyer: bought }] = await shop.ordersOf(three);
    expect(billing).toMatchObject({ country: 'DE', state: '', city: 'Hamburg' });
    expect(bought).toEqual({ firstName: 'Ada', lastName: 'Fischer', email: ada.email, company: ada.company });
    expect((await three.get(paths.overview)).html).toMatch(/checked=""[^>]*value="sepa_debit"/);
    expect((await three.buy({ paymentMethod: 'sepa_debit' }, shown)).location).toBe(location);
  });

  test('refuses an outdated price and shows the new one', async () => {
    const three = await shop.readyBuyer();
    await three.post(paths.overview, { tier: 'corporate', promo: 'apply', promoCode: 'WELCOME10' });
    await shop.query(
      `update sandbox_payment_object set body = body || '{"unit_amount": 500000}' where id = 'price_sandbox_corporate'`,
    );
    const { location } = await three.buy();
    expect(location).toBe(`${paths.overview}?payment=price-changed`);
    expect((await three.get(location!)).html).toContain('€5,355');
    await shop.query(
      `update sandbox_payment_object set body = body || '{"unit_amount": 478800}' where id = 'price_sandbox_corporate'`,
    );
    const back = await three.buy();
    expect(back.location).toBe(`${paths.overview}?payment=price-changed`);
    expect(await shop.ordersOf(three)).toEqual([]);
  });

  test('refuses a promo code that is no longer valid', async () => {
    const three = await shop.readyBuyer();
    await three.post(paths.overview, { tier: 'corporate', promo: 'apply', promoCode: 'HARBOUR500' });
    await shop.query(
      `update sandbox_payment_object set body = body || '{"active": false}' where id = 'promo_sandbox_harbour500'`,
    );
    const { location } = await three.buy();
    expect(location).toBe(`${paths.overview}?payment=promo-refused`);
    const overview = (await three.get(location!)).html;
    expect(overview).toContain('The promo code is no longer valid');
    expect(overview).toContain('€5,697.72');
    expect(await shop.ordersOf(three)).toEqual([]);
  });

  test('does not blame the code when promo codes were tried too often', async () => {
    const three = await shop.readyBuyer();
    await shop.useUp('coupons-by-address', three.address);
    const code = { tier: 'corporate', promo: 'apply', promoCode: 'WELCOME10' };
    const { status, html } = await three.post(paths.overview, code);
    expect(status).toBe(422);
    for (const said of ['That didn’t go through', 'Too many attempts', 'value="WELCOME10"'])
      expect(html).toContain(said);
    expect(html).not.toContain('href="#promoCode"');
  });

  test('limits orders per network address and keeps the payment method', async () => {
    const three = await shop.readyBuyer();
    await shop.useUp('orders-by-address', three.address);
    const { location } = await three.buy({ paymentMethod: 'sepa_debit' });
    expect(location).toBe(`${paths.overview}?payment=too-often`);
    const { html } = await three.get(location!);
    expect(html).toContain('Please try again later');
    expect(html).toMatch(/checked=""[^>]*value="sepa_debit"/);
    expect(await shop.ordersOf(three)).toEqual([]);
  });

  test('limits checkouts per network address and keeps the input, without storing it', async () => {
    const three = shop.buyer();
    await shop.useUp('checkouts-by-address', three.address);
    const before = await shop.query('select id from checkout');
    const { status, html } = await three.post(`${paths.details}?tier=${ada.tier}`, ada);
    expect(status).toBe(429);
    expect(html).toContain('Too many orders have been started');
    expect(html).toContain(`value="${ada.email}"`);
    expect(await shop.query('select id from checkout')).toEqual(before);
  });

  test.each([
    ['the buyer’s own', { ...ada, email: 'Vic.Tim+1@company.example' }, ''],
    ['that for invoices', ada, 'vic.tim@company.example'],
  ])('limits orders per mailbox: %s', async (_, details, billingEmail) => {
    const three = await shop.readyBuyer(details);
    await three.post(paths.address, { ...hamburg, billingEmail });
    await shop.useUp('orders-by-mail', 'victim@company.example');
    expect((await three.buy()).location).toBe(`${paths.overview}?payment=too-often`);
    expect(await shop.ordersOf(three)).toEqual([]);
  });

  test('redirects a GET to the overview', async () => {
    expect(await shop.buyer().get('/stripe/checkout')).toMatchObject({ location: paths.overview });
  });
});

describe('a checkout that has become an order', () => {
  test.each([
    ['paid', "state = 'paid', paid_at = now()"],
    ['on its way', 'submitted_at = now()'],
  ])('that is %s redirects to it, and the first step begins a new one', async (_, change) => {
    const four = await shop.readyBuyer();
    const shown = (await four.get(paths.overview)).html;
    await four.buy({}, shown);
    await shop.query(`update plan_order set ${change} where checkout_id = $1`, [four.checkout()]);
    for (const path of [paths.address, paths.overview])
      expect((await four.get(path)).location).toMatch(/^\/checkout\/success\?order=/);
    expect((await four.buy({}, shown)).location).toMatch(/^\/checkout\/success\?order=/);
    expect((await four.post(paths.address, hamburg)).location).toMatch(/^\/checkout\/success\?order=/);

    const before = four.checkout();
    const { html } = await four.get(`${paths.details}?tier=starter`);
    expect(html).toContain('See your last order');
    expect(html).not.toContain('value="Ada"');
    await four.post(paths.details, { ...ada, tier: 'starter' });
    expect(four.checkout()).not.toBe(before);
    expect(await four.get(paths.address)).toMatchObject({ status: 200 });
  });

  test('that has failed can be paid again', async () => {
    const four = await shop.readyBuyer();
    await four.buy();
    await shop.query("update plan_order set state = 'failed', submitted_at = now() where checkout_id = $1", [
      four.checkout(),
    ]);
    const { status, html } = await four.get(`${paths.overview}?payment=failed`);
    expect(status).toBe(200);
    expect(html).toContain('The payment was not completed');
  });
});

test('starts a new checkout if the old one has expired', async () => {
  const five = await shop.readyBuyer();
  const before = five.checkout();
  await shop.query('delete from checkout where id = $1', [before]);
  expect(await five.get(paths.overview)).toMatchObject({ status: 302, location: '/pricing' });
  expect((await five.get(`${paths.details}?tier=starter`)).html).not.toContain('value="Ada"');
  await five.post(paths.details, ada);
  expect(five.checkout()).not.toBe(before);
});

const rows = async (table: string) =>
  (await shop.query(`select count(*)::int as count from ${table}`))[0].count;
