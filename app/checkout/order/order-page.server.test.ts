import { describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { ada, hamburg, openShop, paths } from '../../../test/shop.ts';
import { origin } from '../../../test/site.ts';
import { testSecret as secret } from '../../../test/test-secret.ts';
import { orderPath, orderSubPath, successPath } from '../../orders/order-links.server.ts';

const shop = openShop();
const { site, query } = shop;
const starter = { ...ada, tier: 'starter' };

async function paidOrder() {
  const placed = await shop.order({ details: starter });
  await shop.pay(placed.page);
  await placed.buyer.get(placed.success);
  const { reference } = placed;
  const sub = (part: string) => orderSubPath(secret, reference, part);
  return { ...placed, path: orderPath(secret, reference), sub };
}

const get = async (path: string) => {
  const response = await site.fetch(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const post = (path: string, fields: Record<string, string> = {}) =>
  site.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: origin } });
const newsOf = async (reference: string) =>
  (
    await query(
      `select payload ->> 'news' as news from outgoing_mail
       where payload ->> 'reference' = $1 and template = 'order-news' order by id`,
      [reference],
    )
  ).map(({ news }) => news);

describe('the page of an order', () => {
  test('shows status, plan, period, renewal with its price, invoices and billing details', async () => {
    const { path, reference } = await paidOrder();
    const { status, html } = await get(path);
    expect(status).toBe(200);
    for (const said of [
      reference,
      'Starter',
      '1 user',
      'Paid and active. It renews on',
      '€1,128.12 (€948 plus 19% VAT)',
      'Activate your account',
      'Open the tool',
      hamburg.street,
      'Cancel renewal',
    ])
      expect(html).toContain(said);
    expect(html).toMatch(/MQ-\d{4}-\d{6}/);
  });

  test('is private: not cached, not indexed, without tags, and its address stays on the site', async () => {
    const { path, sub } = await paidOrder();
    for (const address of [path, sub('cancel'), sub('billing')]) {
      const { headers, html } = await get(address);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)![1]).toBe(`${origin}/order`);
    }
  });

  test('is not found by guessing, and other signed links do not open it', async () => {
    const { reference, buyer } = await paidOrder();
    const success = successPath(secret, reference).split('order=')[1]!;
    for (const signed of ['', reference, `${reference}.x`, success, 'MQ-O-000000000000.x', 'x'.repeat(5_000)])
      for (const path of ['/order', '/order/cancel', '/order/billing', '/order/invoice'])
        expect((await get(`${path}?order=${signed}`)).status).toBe(404);
    expect((await post(`/order/payment-method?order=${success}`)).status).toBe(404);
    expect((await post(`/order/cancel?order=${success}`)).status).toBe(404);
    expect((await buyer.get('/order')).status).toBe(404);
  });

  test('of an unpaid order reveals nothing that was entered, and offers to pay', async () => {
    const { reference, fail } = await shop.order({ details: starter });
    const { html } = await get(orderPath(secret, reference));
    expect(html).toContain('waiting for your payment');
    expect(html).toContain(fail.replaceAll('&', '&amp;'));
    for (const own of [hamburg.street, ada.lastName, ada.email]) expect(html).not.toContain(own);
    expect((await site.fetch(orderSubPath(secret, reference, 'billing'))).status).toBe(303);
    expect((await site.fetch(orderSubPath(secret, reference, 'cancel'))).status).toBe(303);
  });

  test('serves every invoice of the order as a PDF, and none of another', async () => {
    const [own, other] = [await paidOrder(), await paidOrder()];
    const numberOf = async (reference: string) =>
      (
        await query('select number from invoice join plan_order o on o.id = order_id where reference = $1', [
          reference,
        ])
      )[0].number as string;
    const response = await site.fetch(`${own.sub('invoice')}&number=${await numberOf(own.reference)}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const { pages } = readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages.join('').replaceAll(/\s/g, '')).toContain(own.reference);
    const foreign = `${own.sub('invoice')}&number=${await numberOf(other.reference)}`;
    expect((await site.fetch(foreign)).status).toBe(404);
    expect((await site.fetch(`${own.sub('invoice')}&number=MQ-1999-000001`)).status).toBe(404);
  });
});

describe('the success page', () => {
  test('offers invoice, tool and order to the browser that placed the order, and to no other', async () => {
    const { buyer, success, path } = await paidOrder();
    const { html } = await buyer.get(success);
    const shared = (await get(success)).html;
    expect(shared).toContain('Thank you. Your plan is active');
    for (const [name, target] of [
      ['order', path],
      ['invoice', '/order/invoice?order='],
      ['activate', '/activate?account='],
    ] as const) {
      const covered = success.replace('?', `/${name}?`);
      expect(html).toContain(`href="${covered}"`);
      expect(shared).not.toContain(`/checkout/success/${name}`);
      // Tags on the success page can read its links, so only the redirect knows the address.
      expect(html).not.toContain(target);
      expect((await buyer.get(covered)).headers.get('location')).toContain(target);
      expect((await get(covered)).status).toBe(404);
    }
    expect((await buyer.get(success.replace('?', '/constructor?'))).status).toBe(404);
  });
});

describe('cancelling in two clicks', () => {
  test('does not offer to turn back on what cannot be undone', async () => {
    const { path, reference, sub } = await paidOrder();
    await query(
      `update account set renewal_failed_at = now()
       where order_id = (select id from plan_order where reference = $1)`,
      [reference],
    );
    const { html } = await get(path);
    for (const said of ['Current period', 'Payment due on']) expect(html).toContain(said);
    expect((await get(sub('cancel'))).html).toContain('This cannot be undone');
    expect((await post(sub('cancel'))).headers.get('location')).toBe(`${path}&done=stopped`);
    expect((await get(`${path}&done=stopped`)).html).not.toContain('turn renewal back on here');
  });

  test('asks once, then cancels, names the end, and can be withdrawn', async () => {
    const { path, sub, reference } = await paidOrder();
    const asked = (await get(sub('cancel'))).html;
    expect(asked).toContain('You keep full access until');
    expect(await newsOf(reference)).toEqual([]);

    const done = await post(sub('cancel'));
    expect([done.status, done.headers.get('location')]).toEqual([303, `${path}&done=cancelled`]);
    const after = (await get(`${path}&done=cancelled`)).html;
    expect(after).toContain('The renewal is cancelled, so you won’t be charged for the next year.');
    expect(after).toContain('Turn renewal back on');
    expect(after).not.toContain('Change payment method');
    expect((await site.fetch(sub('cancel'))).headers.get('location')).toBe(path);

    const undone = await post(path, { change: 'resume' });
    expect(undone.headers.get('location')).toBe(`${path}&done=resumed`);
    expect((await get(path)).html).toContain('Paid and active. It renews on');
    expect(await newsOf(reference)).toEqual(['cancelled', 'resumed']);
  });

  test('changes nothing by a link alone', async () => {
    const { sub, reference } = await paidOrder();
    for (const part of ['cancel', 'payment-method', 'billing']) await site.fetch(sub(part));
    expect(
      await query(
        `select cancelled_at from account a join plan_order o on o.id = a.order_id
      where reference = $1`,
        [reference],
      ),
    ).toEqual([{ cancelled_at: null }]);
  });

  test('from another site is refused', async () => {
    const { sub } = await paidOrder();
    const headers = { Origin: 'https://elsewhere.example' };
    const answer = await site.fetch(sub('cancel'), { method: 'POST', body: new URLSearchParams(), headers });
    expect(answer.status).toBe(403);
  });
});

describe('billing details', () => {
  test('are changed for new invoices, and confirmed to the buyer', async () => {
    const { path, sub, reference } = await paidOrder();
    expect((await get(sub('billing'))).html).toContain(`value="${hamburg.street}"`);
    const moved = { ...hamburg, street: 'Neuer Kai 2', billingEmail: 'books@company.example' };
    const answer = await post(sub('billing'), moved);
    expect(answer.headers.get('location')).toBe(`${path}&done=billing`);
    const { html } = await get(path);
    for (const said of ['Neuer Kai 2', 'books@company.example']) expect(html).toContain(said);
    expect(await newsOf(reference)).toEqual(['billing_changed']);
    const [{ content }] = await query(
      'select content from invoice join plan_order o on o.id = order_id where reference = $1',
      [reference],
    );
    expect(content.billing.street).toBe(hamburg.street);
  });

  test('are refused with the field that is wrong, and what was entered', async () => {
    const { sub } = await paidOrder();
    const answer = await post(sub('billing'), { ...hamburg, country: 'AT', vatId: 'ATU1', city: 'Wien' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(
      'Enter a VAT ID for the country you have chosen, for example ATU12345678, or leave the field blank',
    );
    expect(html).toContain('value="Wien"');
  });

  test('with a VAT ID that was forgotten lead to a corrected invoice', async () => {
    const { reference, path } = await paidFrom(vienna);
    await post(orderSubPath(secret, reference, 'billing'), { ...vienna, vatId: 'ATU 123 456 78' });
    expect((await get(path)).html).toMatch(/Correct my invoice/);
    const answer = await post(path, { change: 'correct-vat' });
    expect(answer.headers.get('location')).toBe(`${path}&done=corrected`);
    const { html } = await get(path);
    expect(html).toContain('0% VAT (reverse charge)');
    expect(html).toMatch(/Replaces MQ-\d{4}-\d{6}/);
    expect(await newsOf(reference)).toEqual(['billing_changed', 'vat_corrected']);
  });

  test('are where a VAT ID is entered, but only inside the EU', async () => {
    const hint =
      'If your VAT ID is missing or wrong, or has changed, enter the correct one under billing details.';
    expect((await get((await paidFrom(vienna)).path)).html).toContain(hint);
    const newYork = { ...hamburg, country: 'US', postalCode: '10001', state: 'New York' };
    const { html } = await get((await paidFrom(newYork)).path);
    expect(html).toContain('0% VAT (not taxable in Germany)');
    expect(html).not.toContain(hint);
  });
});

const vienna = { ...hamburg, country: 'AT', postalCode: '1010', city: 'Wien' };

async function paidFrom(address: Record<string, string>) {
  const buyer = shop.buyer();
  await buyer.post(paths.details, starter);
  await buyer.post(paths.address, address);
  const { location } = await buyer.buy();
  await shop.pay(location!);
  const [{ reference }] = await shop.ordersOf(buyer);
  await buyer.get(successPath(secret, reference));
  return { reference, path: orderPath(secret, reference) };
}

describe('the payment method', () => {
  test(
    'is changed on the provider’s page, which leads back and is confirmed by mail',
    { tags: ['exhaustive'] },
    async () => {
      const { path, sub, reference } = await paidOrder();
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${origin}`);
      const answer = await post(sub('payment-method'));
      const page = answer.headers.get('location')!;
      expect(page).toContain('/sandbox-payments/portal/bps_');
      expect((await get(page)).html).toContain('Save the card');
      const wrong = await post(page, {
        method: 'card',
        number: '1',
        expiry: '12 / 44',
        cvc: '123',
        name: 'Ada',
      });
      expect(wrong.status).toBe(422);
      const card = { method: 'card', number: '4242424242424242', expiry: '12 / 44', cvc: '123', name: 'Ada' };
      expect((await post(page, card)).headers.get('location')).toBe(`${origin}${path}&done=payment-method`);
      await eventually(async () => expect(await newsOf(reference)).toEqual(['payment_method_changed']), 300);
    },
  );
});

describe('the billing step of the checkout', () => {
  const withId = async (vatId: string, address: Record<string, string> = vienna) => {
    const buyer = shop.buyer();
    await buyer.post(paths.details, starter);
    const answer = await buyer.post(paths.address, { ...address, vatId });
    return { buyer, answer };
  };

  test.each([
    ['ATU12345678', vienna, '€948', '0% VAT (reverse charge)'],
    ['', vienna, '€1,128.12', '19% VAT'],
    [
      '',
      { ...hamburg, country: 'US', postalCode: '10001', state: 'New York' },
      '€948',
      '0% VAT (not taxable in Germany)',
    ],
  ] as [string, Record<string, string>, string, string][])(
    'with the ID "%s" charges what the overview shows',
    async (vatId, address, total, label) => {
      const { buyer } = await withId(vatId, address);
      const { html } = await buyer.get(paths.overview);
      expect(html).toContain(label);
      expect(html).toMatch(new RegExp(`Buy now for <!-- -->${total}<`));
      const { location } = await buyer.buy();
      const paymentPage = await (await site.fetch(location!)).text();
      expect(paymentPage).toContain(`Pay ${total}<`);
    },
  );

  test('refuses an ID that VIES does not know', async () => {
    const { answer } = await withId('ATU12345200');
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('not in the EU register');
  });

  test('sells at 19 % and says so while VIES does not answer', async () => {
    const { buyer } = await withId('ATU12345301');
    const { html } = await buyer.get(paths.overview);
    expect(html).toContain('We couldn’t check your VAT ID just now');
    expect(html).toMatch(/Buy now for <!-- -->€1,128.12</);
  });
});
