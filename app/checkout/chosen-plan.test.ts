import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearlyCharge } from '../plans/prices.ts';
import { firstYear } from './chosen-plan.ts';
import { promoOf } from './promo.server.ts';
import { emptyCheckout } from './checkout-state.ts';

test('without a promo code the first year costs the price and its taxes', () => {
  expect(firstYear(emptyCheckout, 94_800, 'by-country')).toMatchObject({
    totalCents: 112_812,
    prices: { discount: { majorUnit: 0 }, annually: { total: '€1,128.12' } },
  });
});

test('the promo that a checkout stores gives the same total to the cent', () => {
  const amounts = fc
    .integer({ min: 1, max: 100_000_000 })
    .chain((year) => fc.tuple(fc.constant(year), fc.integer({ min: 0, max: year })));
  fc.assert(
    fc.property(amounts, ([yearCents, discountInCents]) => {
      const discount = {
        discountedCentPrice: yearCents - discountInCents,
        discountInCents,
        discountPercentage: 0,
      };
      const promo = promoOf({ ok: true, code: 'CODE', discount });
      const { totalCents } = firstYear({ ...emptyCheckout, promo }, yearCents, 'by-country');
      expect(totalCents).toBe(yearlyCharge(yearCents, discountInCents).total);
    }),
  );
});
