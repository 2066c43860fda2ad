import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearlyCharge } from '../plans/prices.ts';
import { chosenPlan, firstYear } from './chosen-plan.ts';
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

test('a VAT ID that could not be checked is refunded VAT only where VAT is charged', () => {
  const vatId = 'ATU12345301';
  const checkedAt = '2026-11-15T12:00:00.000Z';
  const check = {
    vatId,
    outcome: 'unavailable' as const,
    checkedAt,
    consultation: null,
    name: null,
    address: null,
  };
  const state = {
    ...emptyCheckout,
    billingAddress: { ...emptyCheckout.billingAddress, country: 'AT', postalCode: '1010' },
    vat: { id: vatId, check },
  };
  const planFor = (discountInCents: number) => {
    const discount = {
      discountedCentPrice: 94_800 - discountInCents,
      discountInCents,
      discountPercentage: 0,
    };
    const promo = promoOf({ ok: true, code: 'CODE', discount });
    return chosenPlan({ state: { ...state, promo }, tier: 'starter', yearCents: 94_800 }, 'by-country');
  };
  expect(planFor(0).unconfirmedVat).toEqual({ isRefundedLater: true });
  expect(planFor(94_800).unconfirmedVat).toEqual({ isRefundedLater: false });
  const confirmed = { ...state, vat: { id: vatId, check: { ...check, outcome: 'valid' as const } } };
  const choice = { state: confirmed, tier: 'starter' as const, yearCents: 94_800 };
  expect(chosenPlan(choice, 'by-country').unconfirmedVat).toBeNull();
});
