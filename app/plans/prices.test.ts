import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricesOf, yearlyCharge } from './prices.ts';

const none = { majorUnit: 0, formatted: '€0', percent: 0 };

test('converts cents to euros, a year to a month, and adds 19 % VAT', () => {
  expect(pricesOf(94_800)).toEqual({
    discount: none,
    monthly: { majorUnit: 79, base: '€79', taxes: '€15.01', total: '€94.01' },
    annually: { majorUnit: 948, base: '€948', taxes: '€180.12', total: '€1,128.12' },
  });
});

test('a discount is taken off before the taxes', () => {
  expect(pricesOf(478_800, 47_880)).toEqual({
    discount: { majorUnit: 478.8, formatted: '€478.80', percent: 10 },
    monthly: { majorUnit: 359.1, base: '€359.10', taxes: '€68.23', total: '€427.33' },
    annually: { majorUnit: 4309.2, base: '€4,309.20', taxes: '€818.75', total: '€5,127.95' },
  });
});

test('rounds half a cent up in taxes and monthly prices', () => {
  // 9.5 cents of taxes on 50; a twelfth of 18 is 1.5.
  expect(yearlyCharge(50)).toEqual({ base: 50, taxes: 10, total: 60 });
  expect(pricesOf(18).monthly.majorUnit).toBe(0.02);
});

test.each([
  ['more than the price', 94_801, 100],
  ['a third', 31_600, 33.33],
  ['less than nothing', -1, 0],
])('a discount of %s', (_, discountCents, percent) => {
  expect(pricesOf(94_800, discountCents).discount.percent).toBe(percent);
});

test('a free plan has no discount', () => {
  expect(pricesOf(0, 100).discount).toEqual(none);
});

const cents = fc.integer({ min: 0, max: 100_000_000 });

test('the charge is base plus taxes to the cent, and never negative', () => {
  fc.assert(
    fc.property(cents, cents, (yearCents, discountCents) => {
      const { base, taxes, total } = yearlyCharge(yearCents, discountCents);
      expect(base + taxes).toBe(total);
      expect(base).toBe(Math.max(yearCents - discountCents, 0));
      expect(Math.abs(taxes - base * 0.19)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test('formatted amounts add up, and twelve months equal a year up to rounding', () => {
  fc.assert(
    fc.property(cents, cents, (yearCents, discountCents) => {
      const { monthly, annually } = pricesOf(yearCents, discountCents);
      for (const { majorUnit, base, taxes, total } of [monthly, annually]) {
        expect(inCents(base)).toBe(Math.round(majorUnit * 100));
        expect(inCents(base) + inCents(taxes)).toBe(inCents(total));
      }
      expect(Math.abs(inCents(monthly.base) * 12 - inCents(annually.base))).toBeLessThanOrEqual(6);
    }),
  );
});

const inCents = (written: string) => Math.round(Number(written.replaceAll(/[€,]/g, '')) * 100);
