import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testSecret as secret } from '../../test/test-secret.ts';
import { openOffice } from '../../test/office.ts';
import { settingsFrom } from '../settings/environment.server.ts';
import { checkoutCookie } from './checkout-visit.server.ts';
import { orderTable } from '../orders/order-tables.server.ts';
import type { OrderState } from '../orders/order.ts';
import { claimPurchase, isBuyersView } from './purchase-event.server.ts';

const office = openOffice();

test('gives the purchase to exactly one of many concurrent views', async () => {
  const reference = await storeOrder('paid');
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claimPurchase(office.services(), reference)),
  );
  expect(claims.filter(Boolean)).toEqual([
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: reference,
        currency: 'USD',
        value: 71.1,
        items: [
          expect.objectContaining({
            item_id: 'starter',
            product_type: 'starter_USD',
            price: 71.1,
            quantity: 1,
          }),
        ],
      },
      user_data: { sha256_email_address: sha256('adafischer@company.example') },
    },
  ]);
  expect(await claimPurchase(office.services(), reference)).toBeNull();
});

test.each<OrderState>(['draft', 'awaiting_payment', 'failed', 'expired'])(
  'gives no purchase for an order that is %s',
  async (state) => {
    const reference = await storeOrder(state);
    expect(await claimPurchase(office.services(), reference)).toBeNull();
    const { rows } = await office.pool.query(
      'select from plan_order where reference = $1 and purchase_told_at is null',
      [reference],
    );
    expect(rows).toHaveLength(1);
  },
);

test.each([
  ['GET', {}, true],
  ['HEAD', {}, false],
  ['GET', { 'Sec-Purpose': 'prefetch' }, false],
  ['GET', { 'Sec-Purpose': 'prefetch;prerender' }, false],
  ['GET', { Purpose: 'prefetch' }, false],
  ['GET', { 'X-Moz': 'prefetch' }, false],
])('%s with %o: seen %s', async (method, headers, seen) => {
  const checkoutId = crypto.randomUUID();
  const settings = settingsFrom({});
  const [cookie] = (await checkoutCookie({ secret, settings }, checkoutId)).split(';');
  const request = (held: string) =>
    new Request('https://site.example/', { method, headers: { ...headers, cookie: held } });
  expect(await isBuyersView(secret, request(cookie!), { checkoutId })).toBe(seen);
  const [others] = (await checkoutCookie({ secret, settings }, crypto.randomUUID())).split(';');
  for (const other of ['', others!])
    expect(await isBuyersView(secret, request(other), { checkoutId })).toBe(false);
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Starter with a tenth off: 853.20 a year. */
async function storeOrder(state: OrderState): Promise<string> {
  const reference = `MQ-O-${crypto.randomUUID()}`;
  const time = new Date('2026-11-15T11:59:00Z');
  await office
    .services()
    .db.insert(orderTable)
    .values({
      reference,
      checkoutId: crypto.randomUUID(),
      state,
      tier: 'starter',
      buyer: {
        firstName: 'Ada',
        lastName: 'Fischer',
        email: ' Ada.Fischer+web@company.example',
        company: 'Kontor',
      },
      billing: {
        street: 'Am Kai 1',
        postalCode: '20457',
        city: 'Hamburg',
        state: '',
        country: 'DE',
        billingEmail: '',
        notes: '',
      },
      paymentMethod: 'credit_card',
      promoCode: 'WELCOME10',
      priceCents: 94_800,
      discountCents: 9_480,
      taxCents: 16_211,
      totalCents: 101_531,
      attempt: 1,
      orderedAt: time,
      paidAt: state === 'paid' ? time : null,
    });
  return reference;
}
