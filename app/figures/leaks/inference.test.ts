import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inferBounds, product, sum, type Factor } from './inference.ts';

const number = (at: number): Factor => ({ at, offset: 0, slope: 1, power: 1 });
const growth = (at: number, power = 1): Factor => ({ at, offset: 1, slope: 0.01, power });

describe('inference', () => {
  test('solves a product for each of its numbers', () => {
    const [whole, one, other] = inferBounds(
      [
        { low: 20, high: 50 },
        { low: 2, high: 5 },
        { low: 5, high: 20 },
      ],
      [product([number(0), number(1), number(2)])],
      [24, 2.4, 10],
    );
    expect(whole).toEqual({ low: 20, high: 50 });
    expect(one).toEqual({ low: 2, high: 5 });
    expect(other).toEqual({ low: 5, high: 20 });
    const [exact] = inferBounds(
      [
        { low: 20, high: 50 },
        { low: 2, high: 2 },
        { low: 11, high: 12 },
      ],
      [product([number(0), number(1), number(2)])],
      [23, 2, 11.5],
    );
    expect(exact).toEqual({ low: 22, high: 24 });
  });

  test('sees a level pass an edge, and what a mean growth of years says of it', () => {
    const [now] = inferBounds(
      [
        { low: 100, high: 200 },
        { low: 50, high: 100 },
        { low: 5, high: 10 },
      ],
      [product([number(0), number(1), growth(2)])],
      [104, 98, 6.1],
    );
    expect(now!.high).toBeCloseTo(110);
    const [later] = inferBounds(
      [
        { low: 0, high: Infinity },
        { low: 100, high: 100 },
        { low: 5, high: 10 },
      ],
      [product([number(0), number(1), growth(2, 2)])],
      [115, 100, 7.2],
    );
    expect(later!.low).toBeCloseTo(110.25);
    expect(later!.high).toBeCloseTo(121);
  });

  test('solves a sum, complete or not', () => {
    const given = [
      { low: 100, high: 200 },
      { low: 50, high: 60 },
      { low: 0, high: Infinity },
    ];
    const truth = [120, 55, 65];
    expect(inferBounds(given, [sum(0, [1, 2])], truth)[2]).toEqual({ low: 40, high: 150 });
    expect(inferBounds(given, [sum(0, [1, 2], false)], truth)[2]).toEqual({ low: 0, high: 150 });
    expect(inferBounds(given, [sum({ low: 100, high: 100 }, [1])], truth)[1]).toEqual({ low: 55, high: 60 });
  });

  test('never excludes the truth, though relations hold only nearly', () => {
    const positive = fc.double({ min: 0.1, max: 1000, noNaN: true });
    const width = fc.double({ min: 0, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(
        positive,
        positive,
        width,
        width,
        width,
        fc.double({ min: 0.99, max: 1.01, noNaN: true }),
        (a, b, u, v, w, slip) => {
          const truth = [a * b * slip, a, b];
          const given = [u, v, w].map((part, at) => ({
            low: truth[at]! * (1 - part),
            high: truth[at]! * (1 + part),
          }));
          for (const [at, { low, high }] of inferBounds(
            given,
            [product([number(0), number(1), number(2)])],
            truth,
          ).entries()) {
            expect(low).toBeLessThanOrEqual(truth[at]!);
            expect(high).toBeGreaterThanOrEqual(truth[at]!);
            expect(low).toBeGreaterThanOrEqual(given[at]!.low);
            expect(high).toBeLessThanOrEqual(given[at]!.high);
          }
        },
      ),
    );
  });
});
