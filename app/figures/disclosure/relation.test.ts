import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amidst, atLeast, product, sum, weightedMean, type Interval, type Relation } from './relation.ts';

const factor = (at: number, more: object = {}) => ({ at, offset: 0, slope: 1, power: 1, ...more });

/** Narrows once by a relation, as an attacker would. */
function narrowed(relation: Relation, given: readonly (readonly [number, number])[]) {
  const low = Float64Array.from(given, ([from]) => from);
  const high = Float64Array.from(given, ([, to]) => to);
  relation.narrow({ low: low.slice(), high: high.slice() }, (at, from, to) => {
    low[at] = Math.max(low[at]!, from);
    high[at] = Math.min(high[at]!, to);
  });
  return given.map((_, at) => [low[at]!, high[at]!]);
}

describe('an attacker narrows', () => {
  test('a size by the year before and its growth', () => {
    const grown = product('growth', [factor(0), factor(1), factor(2, { offset: 1, slope: 0.01 })]);
    const [size, before] = narrowed(grown, [
      [10, 20],
      [5, 10],
      [5, 10],
    ]);
    expect(size![0]).toBe(10);
    expect(size![1]).toBeCloseTo(11);
    expect(before![0]).toBeCloseTo(10 / 1.1);
  });

  test('by a power and by a division', () => {
    const mean = product('mean', [factor(0), factor(1), factor(2, { offset: 1, slope: 0.01, power: 5 })]);
    expect(
      narrowed(mean, [
        [100, 200],
        [50, 100],
        [10, 15],
      ])[0]![1],
    ).toBeCloseTo(200);
    expect(
      narrowed(mean, [
        [100, 200],
        [50, 60],
        [10, 15],
      ])[0]![1],
    ).toBeCloseTo(60 * 1.15 ** 5);
    const ratio = product('ratio', [factor(0), factor(1), factor(2, { power: -1 })]);
    expect(
      narrowed(ratio, [
        [0, 10],
        [6, 8],
        [2, 4],
      ])[0],
    ).toEqual([1.5, 4]);
  });

  test('a part by its whole and the other parts, but only upwards if some are missing', () => {
    const parts: [number, number][] = [
      [100, 200],
      [80, 90],
      [5, 50],
    ];
    expect(narrowed(sum('sum', 0, [1, 2]), parts)).toEqual([
      [100, 140],
      [80, 90],
      [10, 50],
    ]);
    expect(
      narrowed(sum('sum', 0, [1, 2], false), [
        [100, 110],
        [80, 90],
        [5, 50],
      ])[2],
    ).toEqual([5, 30]);
  });

  test('by rank, by the least and greatest part, and by a mean', () => {
    expect(
      narrowed(atLeast('rank', 0, 1), [
        [10, 20],
        [12, 30],
      ]),
    ).toEqual([
      [12, 20],
      [12, 20],
    ]);
    expect(
      narrowed(amidst('parts', 0, [1, 2]), [
        [0, 100],
        [20, 25],
        [30, 35],
      ])[0],
    ).toEqual([20, 35]);
    // Two parts of 10 and 50 % with a mean of 20 %: the first weighs three times as much as the second.
    const mean = weightedMean('mean', 0, [
      { rate: 1, weight: 2 },
      { rate: 3, weight: 4 },
    ]);
    const [, , , , weight] = narrowed(mean, [
      [20, 20],
      [10, 10],
      [30, 60],
      [50, 50],
      [0, Infinity],
    ]);
    expect(weight).toEqual([10, 20]);
    expect(
      narrowed(mean, [
        [0, 100],
        [10, 10],
        [30, 60],
        [50, 50],
        [10, 20],
      ])[0],
    ).toEqual([110 / 7, 26]);
  });
});

describe('no relation excludes what is true', () => {
  const amount = fc.double({ min: 0.01, max: 1000, noNaN: true });
  const slack = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 3, noNaN: true }),
  );
  const around = (truth: number, [below, above]: readonly [number, number]): Interval => ({
    low: truth * (1 - below),
    high: truth * (1 + above),
  });
  /** What the relation wrongly excludes. */
  const excluded = (
    relation: Relation,
    truth: readonly number[],
    slacks: readonly (readonly [number, number])[],
  ) => {
    const given = truth.map((value, at) => around(value, slacks[at % slacks.length]!));
    const found = narrowed(
      relation,
      given.map(({ low, high }) => [low, high] as const),
    );
    return found.filter(
      ([low, high], at) => low! > truth[at]! * (1 + 1e-6) || high! < truth[at]! * (1 - 1e-6),
    );
  };
  const slacks = fc.array(slack, { minLength: 1, maxLength: 7 });

  test('by products and sums', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 5 }), slacks, (parts, given) => {
        const at = parts.map((_, nth) => nth + 1);
        const times = product('', [factor(0), ...at.map((one) => factor(one))]);
        expect(excluded(times, [parts.reduce((a, b) => a * b), ...parts], given)).toEqual([]);
        expect(excluded(sum('', 0, at), [parts.reduce((a, b) => a + b), ...parts], given)).toEqual([]);
      }),
    );
  });

  test('by means', () => {
    // Differences of nearly equal rates keep few digits.
    const part = fc.record({
      rate: fc.integer({ min: 1, max: 99 }),
      weight: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), slacks, (parts, given) => {
        const total = parts.reduce((all, { weight }) => all + weight, 0);
        const mean = parts.reduce((all, { rate, weight }) => all + rate * weight, 0) / total;
        const indices = parts.map((_, nth) => ({ rate: 1 + 2 * nth, weight: 2 + 2 * nth }));
        const truth = [mean, ...parts.flatMap(({ rate, weight }) => [rate, weight])];
        const rates = indices.map(({ rate }) => rate);
        expect(excluded(weightedMean('', 0, indices), truth, given)).toEqual([]);
        expect(excluded(amidst('', 0, rates), truth, given)).toEqual([]);
      }),
    );
  });
});
