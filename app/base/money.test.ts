import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRounded, formatEur, withVat } from './money.ts';

test.each([
  [0, 0],
  [69_000, 82_110],
  [94_800, 112_812],
  // 59.5 and 178.5 cents: half a cent is rounded up.
  [50, 60],
  [150, 179],
  // 1.19 and 2.38 cents.
  [1, 1],
  [2, 2],
  [99_999_999_999, 118_999_999_999],
])('%d cents are %d with VAT', (net, gross) => {
  expect(withVat(net)).toBe(gross);
});

test.each([
  [5, 10, 1],
  [4, 10, 0],
  [18, 12, 2],
  [17, 12, 1],
  [0, 12, 0],
])('%d divided by %d is %d', (cents, by, whole) => {
  expect(divideRounded(cents, by)).toBe(whole);
});

test.each([
  [7_900, '€79'],
  [7_950, '€79.50'],
  [123_456, '€1,234.56'],
  [82_110, '€821.10'],
  [1, '€0.01'],
  [0, '€0'],
  [-1, '< 0'],
  [null, 'N/A'],
  [undefined, 'N/A'],
])('%d cents are written %s', (cents, written) => {
  expect(formatEur(cents)).toBe(written);
});

test('an amount never wraps and has either no or two decimals', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer()), (cents) => {
      expect(formatEur(cents)).toMatch(/^(N\/A|< 0|€[\d,]+(\.\d\d)?)$/);
    }),
  );
});
