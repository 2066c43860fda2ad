import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOf, type Promotion } from './promotion.ts';

const tenPercent: Promotion = {
  id: 'promo_1',
  code: 'WELCOME10',
  discount: { kind: 'percent', percent: 10 },
  state: 'active',
  tiers: null,
  minimumCents: null,
};

test('takes a percentage off', () => {
  expect(discountOf(tenPercent, 'corporate', 478_800)).toEqual({
    ok: true,
    discount: { discountedCentPrice: 430_920, discountInCents: 47_880, discountPercentage: 10 },
  });
});

test('takes a fixed amount off', () => {
  const promotion = { ...tenPercent, discount: { kind: 'amount' as const, cents: 50_000 } };
  expect(discountOf(promotion, 'corporate', 478_800)).toEqual({
    ok: true,
    discount: { discountedCentPrice: 428_800, discountInCents: 50_000, discountPercentage: 10.44 },
  });
});

test.each([
  ['half a cent, up', 12.5, 100, 13],
  ['half a cent, up, of a large price', 50, 958_801, 479_401],
  ['less than half a cent, down', 33.33, 100, 33],
  ['all of it', 100, 94_800, 94_800],
])('rounds %s', (_, percent, price, taken) => {
  const promotion = { ...tenPercent, discount: { kind: 'percent' as const, percent } };
  expect(discountOf(promotion, 'starter', price)).toMatchObject({ discount: { discountInCents: taken } });
});

test.each([
  ['nobody has given out', null, 'We don’t recognise this promo code. Please check it and try again.'],
  [
    'was withdrawn',
    { ...tenPercent, state: 'inactive' },
    'We don’t recognise this promo code. Please check it and try again.',
  ],
  ['has ended', { ...tenPercent, state: 'expired' }, 'This promo code has expired.'],
  [
    'was used up',
    { ...tenPercent, state: 'exhausted' },
    'This promo code has already been used the maximum number of times.',
  ],
  [
    'is for others',
    { ...tenPercent, tiers: ['corporate'] },
    'This promo code is not valid for the chosen plan.',
  ],
  [
    'needs more',
    { ...tenPercent, minimumCents: 94_801 },
    'This promo code only applies to plans costing at least €948.01 a year.',
  ],
] satisfies [string, Promotion | null, string][])('refuses a code that %s', (_, promotion, message) => {
  expect(discountOf(promotion, 'starter', 94_800)).toEqual({ ok: false, message });
});

test('accepts a code for the chosen plan at exactly its minimum price', () => {
  const promotion: Promotion = { ...tenPercent, tiers: ['starter'], minimumCents: 94_800 };
  expect(discountOf(promotion, 'starter', 94_800).ok).toBe(true);
});

const price = fc.integer({ min: 1, max: 100_000_000 });
const discounts = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: hundredths(1, 10_000) }),
  fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 100_000_000 }) }),
);

test('discounts are whole cents, add up, and never exceed the price', () => {
  fc.assert(
    fc.property(price, discounts, (cents, discount) => {
      const found = discountOf({ ...tenPercent, discount }, 'starter', cents);
      if (!found.ok) throw new Error(found.message);
      const { discountedCentPrice, discountInCents, discountPercentage } = found.discount;
      expect(Number.isInteger(discountInCents)).toBe(true);
      expect(discountedCentPrice + discountInCents).toBe(cents);
      expect(discountedCentPrice).toBeGreaterThanOrEqual(0);
      expect(Math.abs(discountPercentage - (discountInCents / cents) * 100)).toBeLessThanOrEqual(
        0.005 + 1e-9,
      );
      const exact =
        discount.kind === 'amount' ? Math.min(discount.cents, cents) : (cents * discount.percent) / 100;
      expect(Math.abs(discountInCents - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test('a larger percentage never takes off less', () => {
  fc.assert(
    fc.property(price, hundredths(1, 9_999), (cents, percent) => {
      const taken = (share: number) => {
        const promotion = { ...tenPercent, discount: { kind: 'percent' as const, percent: share } };
        const found = discountOf(promotion, 'starter', cents);
        return found.ok ? found.discount.discountInCents : NaN;
      };
      expect(taken(percent + 0.01)).toBeGreaterThanOrEqual(taken(percent));
    }),
  );
});

function hundredths(min: number, max: number) {
  return fc.integer({ min, max }).map((share) => share / 100);
}
