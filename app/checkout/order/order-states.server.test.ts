import { describe, expect, test } from 'vitest';
import { ada, hamburg, openShop, paths } from '../../../test/shop.ts';
import { origin } from '../../../test/site.ts';
import { testSecret as secret } from '../../../test/test-secret.ts';
import { promoOf } from '../promo.server.ts';
import { orderPath, orderSubPath, successPath } from '../../orders/order-links.server.ts';

const shop = openShop();
const { site, query } = shop;
const vienna = { ...hamburg, country: 'AT', postalCode: '1010', city: 'Wien' };

async function paidOrder(address: Record<string, string> = hamburg) {
  const buyer = shop.buyer();
  await buyer.post(paths.details, { ...ada, tier: 'starter' });
  await buyer.post(paths.address, address);
  await shop.pay((await buyer.buy()).location!);
  const [{ reference }] = await shop.ordersOf(buyer);
  const success = successPath(secret, reference);
  await buyer.get(success);
  const sub = (part: string) => orderSubPath(secret, reference, part);
  return { reference: reference as string, success, path: orderPath(secret, reference), sub };
}

const get = async (path: string) => ({ html: await (await site.fetch(path)).text() });
const post = (path: string, fields: Record<string, string> = {}) =>
  site.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: origin } });

describe('a year that is over', () => {
  const endYear = (reference: string, failed = false) =>
    query(
      `update account set paid_until = current_date - 2, renewal_failed_at = ${failed ? 'now()' : 'null'}
       where order_id = (select id from plan_order where reference = $1)`,
      [reference],
    );

  test('is being renewed until a charge has failed', async () => {
    const { path, sub, reference } = await paidOrder();
    await endYear(reference);
    const { html } = await get(path);
    for (const said of [
      'We are collecting the payment',
      'Payment due on',
      'Previous period',
      'Cancel renewal',
    ])
      expect(html).toContain(said);
    expect(html).not.toMatch(/overdue since|not received|try again|stop trying/);
    const asked = (await get(sub('cancel'))).html;
    expect(asked).toContain('is already on its way');
    expect(asked).toContain('This cannot be undone');
    expect(asked).not.toContain('payment that failed');
    expect((await post(sub('cancel'))).headers.get('location')).toBe(`${path}&done=stopped`);
  });

  test('is overdue once a charge has failed', async () => {
    const { path, sub, reference, success } = await paidOrder();
    await endYear(reference, true);
    const { html } = await get(path);
    for (const said of [
      'Payment overdue since',
      'We’ll try again over the next few days',
      'To pay with another',
    ])
      expect(html).toContain(said);
    expect((await get(sub('cancel'))).html).toContain('the payment that failed');
    const { html: later } = await get(success);
    expect(later).toContain('Paid for the first year');
    expect(later).not.toContain('What happens next');
  });

  test('was shorter than its invoice says after a refund', async () => {
    const { path, reference } = await paidOrder();
    await query('update plan_order set refunded_at = now() where reference = $1', [reference]);
    const { html } = await get(path);
    for (const said of ['Invoiced period', 'Ended on']) expect(html).toContain(said);
    expect(html).not.toContain('Last period');
  });
});

describe('a payment that does not fit the order', () => {
  test('is not asked for again', async () => {
    const { buyer, reference, page, success, fail } = await shop.order({
      details: { ...ada, tier: 'starter' },
    });
    const path = orderPath(secret, reference);
    expect((await get(path)).html).toContain('Pay for this order');
    // The page of the provider stays open.
    await site.fetch(fail);
    await query(
      'update plan_order set price_cents = price_cents - 1, total_cents = total_cents - 1 where reference = $1',
      [reference],
    );
    await shop.pay(page);
    for (const { html } of [await get(path), await buyer.get(success)]) {
      expect(html).toContain('We’re checking your payment and will email you. You don’t need to pay again.');
      expect(html).not.toMatch(/Pay for this order|not been charged|I haven’t paid yet/);
    }
    expect((await site.fetch(fail)).status).toBe(303);
    expect((await buyer.get(paths.overview)).location).toBe(success);
  });
});

describe('German VAT that is not due', () => {
  const newYork = { ...hamburg, country: 'US', postalCode: '10001', state: 'New York' };

  test('is refunded outside the EU without any talk of a VAT ID', async () => {
    const { path, reference } = await paidOrder(newYork);
    // As if the order had been placed with VAT_RULES=german-rate.
    await query(
      `update invoice set content = content || '{"vatTreatment": "domestic", "vatPercent": 19}' ||
         jsonb_build_object('amounts', content -> 'amounts' || '{"taxes": 18012, "total": 112812}')
       where order_id = (select id from plan_order where reference = $1)`,
      [reference],
    );
    const { html } = await get(path);
    expect(html).toContain('No German VAT is due on this order.');
    expect(html).not.toContain('Your VAT ID');
    await post(path, { change: 'correct-vat' });
    expect(
      await query(
        `select payload -> 'hasConfirmedId' as told from outgoing_mail
         where payload ->> 'reference' = $1 and payload ->> 'news' = 'vat_corrected'`,
        [reference],
      ),
    ).toEqual([{ told: false }]);
  });
});

describe('an order with nothing to pay', () => {
  test('is completed, not paid', async () => {
    const { buyer, reference, success, fail } = await shop.order({ details: { ...ada, tier: 'starter' } });
    const path = orderPath(secret, reference);
    await query(
      `update plan_order set discount_cents = price_cents, tax_cents = 0, total_cents = 0 where reference = $1`,
      [reference],
    );
    const { html } = await get(path);
    for (const said of ['There is nothing to pay today', 'Complete this order']) expect(html).toContain(said);
    const { html: unconfirmed } = await buyer.get(success);
    for (const said of ['Your order is not confirmed yet', 'I haven’t finished yet'])
      expect(unconfirmed).toContain(said);

    const discount = { discountedCentPrice: 0, discountInCents: 94_800, discountPercentage: 100 };
    const promo = promoOf({ ok: true, code: 'FREE', discount });
    await query(`update checkout set state = jsonb_set(state, '{promo}', $2) where id = $1`, [
      buyer.checkout(),
      JSON.stringify(promo),
    ]);
    const { location } = await buyer.get(fail);
    expect((await get(path)).html).toContain('The order was not completed');
    const { html: overview } = await buyer.get(location!);
    expect(overview).toContain('The order was not completed');
    for (const shown of [html, unconfirmed, overview])
      expect(shown).not.toMatch(
        /waiting for your payment|Pay for this|payment is not|haven’t paid|payment was/,
      );
  });

  test('speaks of no payment', async () => {
    const { reference, path, success } = await paidOrder();
    const ofFirstYear = 'You paid for the first year by card.';
    expect((await get(path)).html).toContain(ofFirstYear);
    expect((await get(success)).html).toContain('We’ve received your payment.');
    await query(
      `update invoice set content = jsonb_set(content, '{amounts,total}', '0')
       where order_id = (select id from plan_order where reference = $1)`,
      [reference],
    );
    expect((await get(path)).html).not.toContain(ofFirstYear);
    const { html } = await get(success);
    expect(html).toContain('There is nothing to pay.');
    expect(html).not.toMatch(/received your payment|<dt>Paid/);
  });
});

describe('a VAT ID that VIES has not confirmed', () => {
  test('is refunded VAT only where VAT was paid', async () => {
    const unchecked = { ...vienna, vatId: 'ATU12345301' };
    const paid = (await get((await paidOrder(unchecked)).path)).html;
    expect(paid).toContain('Once your ID is confirmed, we’ll refund the VAT');
    expect(paid).toContain('save your billing details again and we’ll recheck it');
    const { sub, path } = await paidOrder({ ...vienna, vatId: 'ATU12345678' });
    await post(sub('billing'), unchecked);
    const { html } = await get(path);
    expect(html).toContain('Until your ID is confirmed, any new invoice will include German VAT.');
    expect(html).not.toContain('refund the VAT');
  });
});
