import fc from 'fast-check';
import { expect, test } from 'vitest';
import { split } from './rounding.ts';

test('parts add up to the total exactly and stay near their weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 1e9 }),
      (weights, total) => {
        const parts = split(total, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(parts.every((part) => part >= 0 && Number.isInteger(part))).toBe(true);
      },
    ),
  );
});

test('the steps left over go to the largest remainders', () => {
  expect(split(100, [1, 1, 1], 1)).toEqual([33.4, 33.3, 33.3]);
  expect(split(10, [0.66, 0.34])).toEqual([7, 3]);
});
