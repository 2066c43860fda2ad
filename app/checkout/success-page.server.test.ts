import { describe, expect, test } from 'vitest';
import { debit, goodAccount } from '../../test/order-world.ts';
import { ada, byCard, hamburg, openShop, paths } from '../../test/shop.ts';

const shop = openShop();
const { site } = shop;
const starter = { ...ada, tier: 'starter' };
const overview = `${paths.overview}?payment=failed`;

describe('the page after the payment', () => {
  test.each(['', '?order=', '?order=MQ-O-000000000000.x', `?order=${'x'.repeat(5_000)}`])(
    'redirects to pricing without a valid signature: %s',
    async (query) => expect(wayOn(await site.fetch(`/checkout/success${query}`))).toEqual([302, '/pricing']),
  );

  test('confirms the payment and reports the purchase once', async () => {
    const { buyer, reference, page, success } = await shop.order({
      details: starter,
      promoCode: 'WELCOME10',
    });
    await shop.pay(page);
    await buyer.send(success, { method: 'HEAD' });
    await buyer.send(success, { headers: { 'Sec-Purpose': 'prefetch' } });

    const { html } = await buyer.get(success);
    expect(html).toContain('Thank you. Your plan is active');
    for (const said of [reference, 'Starter', '€948', 'WELCOME10', '−€94.80', '€162.11', '€1,015.31'])
      expect(html).toContain(said);
    expect(eventsIn(html)).toHaveLength(1);
    expect(eventsIn(html)[0]).toContain(reference);
    for (const view of await Promise.all([buyer.get(success), buyer.get(success)])) {
      expect(view.html).toContain('Thank you. Your plan is active');
      expect(eventsIn(view.html)).toEqual([]);
    }
  });

  test('gives the hash of the buyer’s address to the buyer’s own browser only, even if others come first', async () => {
    const { buyer, page, success } = await shop.order({ details: starter });
    await shop.pay(page);
    const strangers = shop.buyer();
    await strangers.post(paths.details, { ...ada, email: 'mallory@elsewhere.example' });
    for (const html of [await text(success), (await strangers.get(success)).html]) {
      expect(html).toContain('Thank you. Your plan is active');
      expect(eventsIn(html)).toEqual([]);
      expect(html).not.toContain('sha256_email_address');
    }
    expect(eventsIn((await buyer.get(success)).html)).toHaveLength(1);
  });

  test('promises no renewal once that is cancelled, and names the end of a plan that is over', async () => {
    const { buyer, page, success, reference } = await shop.order({ details: starter });
    await shop.pay(page);
    const activation = 'Activate your account';
    const { html: renewing } = await buyer.get(success);
    for (const said of ['Your plan renews every year', activation]) expect(renewing).toContain(said);
    const change = (columns: string) =>
      shop.query(
        `update account set ${columns} where order_id = (select id from plan_order where reference = $1)`,
        [reference],
      );
    await change('cancelled_at = now()');
    const { html: cancelled } = await buyer.get(success);
    for (const said of ['The renewal is cancelled', activation]) expect(cancelled).toContain(said);
    expect(cancelled).not.toContain('renews every year');
    await change('ended_at = now(), paid_until = current_date - 2');
    const { html: ended } = await buyer.get(success);
    expect(ended).toContain('Your plan has ended');
    for (const untrue of ['Your plan is active', 'renews every year', activation])
      expect(ended).not.toContain(untrue);
  });

  test('names neither the buyer nor the address', async () => {
    const { page, success } = await shop.order();
    await shop.pay(page);
    const html = await text(success);
    for (const own of [ada.email, ada.lastName, hamburg.street]) expect(html).not.toContain(own);
  });

  test('is not cached', async () => {
    const { success } = await shop.order();
    const { headers } = await site.fetch(success);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  test('does not confirm an unpaid order', async () => {
    const { success, fail } = await shop.order();
    const html = await text(success);
    expect(html).toContain('not confirmed yet');
    expect(html).toContain(`href="${success}"`);
    expect(html).toContain(`href="${overview}"`);
    // It would open the checkout to anyone who has this page's address.
    expect(html).not.toContain(fail);
    expect(eventsIn(html)).toEqual([]);
  });

  test('shows the last known status to an address that asks too often', async () => {
    const { page, success } = await shop.order();
    // Before the payment, whose webhook arrives soon after.
    await shop.useUp('order-looks-by-address', '192.0.2.7');
    await shop.pay(page);
    const from = (address: string) =>
      site.fetch(success, { headers: { 'x-forwarded-for': address } }).then((answer) => answer.text());
    expect(await from('192.0.2.7')).toContain('not confirmed yet');
    expect(await from('192.0.2.8')).toContain('Thank you. Your plan is active');
    expect(await from('192.0.2.7')).toContain('Thank you. Your plan is active');
  });

  test('shows a direct debit as processing', async () => {
    const { page, success } = await shop.order({ chosen: { ...byCard, ...debit } });
    await shop.pay(page, { method: 'sepa_debit', ...goodAccount });
    const html = await text(success);
    expect(html).toContain('Your payment is on its way');
    expect(eventsIn(html)).toEqual([]);
  });

  test('redirects to the overview when the payment has failed', async () => {
    const { reference, success } = await shop.order();
    await shop.query(`update plan_order set state = 'failed' where reference = $1`, [reference]);
    expect(wayOn(await site.fetch(success))).toEqual([302, overview]);
  });
});

describe('a buyer who leaves the payment page', () => {
  test('finds the input again, with a notice', async () => {
    const { buyer, fail } = await shop.order();
    expect(await buyer.get(fail)).toMatchObject({ status: 303, location: overview });
    expect(await shop.ordersOf(buyer)).toMatchObject([{ state: 'failed' }]);
    const { html } = await buyer.get(overview);
    expect(html).toContain('You have not been charged');
    expect(html).toContain(ada.email);
  });

  test('is treated as paid after paying on that page later', async () => {
    const { page, success, fail } = await shop.order();
    await site.fetch(fail);
    await shop.pay(page);
    expect(await text(success)).toContain('Thank you. Your plan is active');
  });

  test('but has paid already is redirected to the success page', async () => {
    const { page, success, fail } = await shop.order();
    await shop.pay(page);
    expect(wayOn(await site.fetch(fail))).toEqual([303, success]);
  });

  test('is redirected to the overview without a cookie if the signature is invalid', async () => {
    const answer = await site.fetch(`/stripe/payment-fail?checkout=${crypto.randomUUID()}.x`);
    expect(wayOn(answer)).toEqual([303, paths.overview]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

async function text(path: string) {
  const response = await site.fetch(path);
  expect(response.status).toBe(200);
  return response.text();
}

const eventsIn = (html: string) => html.match(/<template data-event="[^"]*purchase[^"]*"/g) ?? [];

const wayOn = ({ status, headers }: Response) => [status, headers.get('location')];
