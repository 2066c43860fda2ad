import { expect, test } from 'vitest';
import { amountsOf, type Amounts } from './billing.ts';

const price = { unit_amount: 94_800, product: 'prod_starter' };
const percent = (percent_off: number) => ({ percent_off, amount_off: null });
const euros = (amount_off: number) => ({ percent_off: null, amount_off });
const vat = [{ percentage: 19 }];

test.for<[string, Parameters<typeof amountsOf>[1], Amounts]>([
  ['nothing taken off', null, { subtotal: 94_800, discount: 0, tax: 18_012, total: 112_812 }],
  ['ten per cent', percent(10), { subtotal: 94_800, discount: 9_480, tax: 16_211, total: 101_531 }],
  ['more than it costs', euros(100_000), { subtotal: 94_800, discount: 94_800, tax: 0, total: 0 }],
  [
    'a coupon for something else',
    { ...euros(50_000), applies_to: { products: ['prod_other'] } },
    { subtotal: 94_800, discount: 0, tax: 18_012, total: 112_812 },
  ],
])('%s', ([, coupon, expected]) => {
  expect(amountsOf(price, coupon, vat)).toEqual(expected);
});

test('half a cent is rounded up', () => {
  expect(amountsOf({ ...price, unit_amount: 50 }, null, vat).tax).toBe(10);
  expect(amountsOf({ ...price, unit_amount: 5 }, percent(10), []).discount).toBe(1);
});
