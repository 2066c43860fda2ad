import { expect, test } from 'vitest';
import type { Order } from '../orders/order-tables.server.ts';
import { vatLabel } from '../plans/vat/vat-treatment.ts';
import { successTextOf, summaryOf } from './order-summary.ts';

const order = {
  reference: 'MQ-O-ABCDEFGHJKMN',
  tier: 'corporate',
  promoCode: 'HARBOUR500',
  priceCents: 478_800,
  discountCents: 50_000,
  taxCents: 81_472,
  vatTreatment: 'domestic',
  totalCents: 510_272,
  buyer: { firstName: 'Ada', lastName: 'Fischer', email: 'ada@company.example', company: 'Kontor' },
} as Order;

test('lists the amounts from the price to the total', () => {
  expect(summaryOf(order)).toEqual({
    reference: 'MQ-O-ABCDEFGHJKMN',
    plan: 'Corporate',
    licence: 'Licence for up to 5 users',
    amounts: [
      { name: 'Corporate, one year', amount: '€4,788' },
      { name: 'Discount (HARBOUR500)', amount: '−€500' },
      { name: '19% VAT', amount: '€814.72' },
    ],
    total: '€5,102.72',
  });
});

test('names the VAT that was charged, whatever is charged for later years', () => {
  const names = summaryOf({ ...order, taxCents: 0 }, 'outside_eu').amounts.map(({ name }) => name);
  expect(names.at(-1)).toBe(vatLabel('outside_eu'));
});

test('names no discount without a promotion', () => {
  const names = summaryOf({ ...order, promoCode: null, discountCents: 0 }).amounts.map(({ name }) => name);
  expect(names).toEqual(['Corporate, one year', '19% VAT']);
});

test('leaves the buyer out', () => {
  expect(JSON.stringify(summaryOf(order))).not.toMatch(/Ada|Fischer|Kontor|company/);
});

test('speaks of a payment or a refund only where there was one', () => {
  expect(successTextOf('paid', false).lead).toContain('We’ve received your payment.');
  expect(successTextOf('paid', true).lead).toContain('There is nothing to pay.');
  expect(successTextOf('refunded', false).title).toContain('refunded');
  const { title, lead } = successTextOf('refunded', true);
  expect(title).toBe('This order has been cancelled');
  expect(lead).not.toContain('five to ten days');
});
