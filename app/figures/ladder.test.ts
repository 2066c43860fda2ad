import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derivationOf } from './derivation.ts';
import { identities, type Term } from './identities.ts';
import { ladderOf, rangeOf, rangesAcross } from './ladder.ts';
import { metricKeys, metricOf } from './metric.ts';

const anyMetric = fc.constantFrom(...metricKeys());
const anyValue = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -200, max: 400 }),
);
const [least, most] = [-Infinity, Infinity];

describe('the ladder', () => {
  test.each([
    ['market-size', 73e9, 50e9, 100e9],
    ['market-size', 50e9, 50e9, 100e9],
    ['market-size', 25e12, 10e12, null],
    ['orders', 999, 0, 1000],
    ['average-order-value', 63.27, 50, 100],
    ['revenue-per-session', 0.84, 0.5, 1],
    ['market-growth', 7.2, 5, 10],
    ['market-growth', -0.1, -5, 0],
    ['market-growth', 33, 30, 40],
    ['market-share', 96, 95, null],
    ['conversion-rate', 2.31, 2, 2.5],
    ['seasonality-index', 104, 100, 110],
    ['concentration-hhi', 1234, 1000, 2000],
    ['items-per-order', 2.4, 2, 2.5],
    ['market-size', -1, null, 0],
  ] as const)('%s of %d lies from %d to %d', (metric, value, low, high) => {
    expect(rangeOf(metric, value)).toEqual({ low, high });
  });

  test('has every value inside its range', () => {
    fc.assert(
      fc.property(anyMetric, anyValue, (metric, value) => {
        const { low, high } = rangeOf(metric, value);
        expect(low ?? least).toBeLessThanOrEqual(value);
        expect(high ?? most).toBeGreaterThan(value);
      }),
    );
  });

  test('tiles the line: where a range ends the next begins', () => {
    fc.assert(
      fc.property(anyMetric, anyValue, (metric, value) => {
        const { high } = rangeOf(metric, value);
        expect(high === null ? high : rangeOf(metric, high).low).toBe(high);
      }),
    );
  });

  test('is widened by one neighbour after the other, the narrower one first', () => {
    expect([...rangesAcross('market-size', 7e9, 7e9, 1)]).toEqual([
      { low: 5e9, high: 10e9 },
      { low: 2e9, high: 10e9 },
      { low: 5e9, high: 20e9 },
    ]);
    expect([...rangesAcross('market-share', 97, 97, 1)]).toEqual([
      { low: 95, high: null },
      { low: 90, high: null },
    ]);
  });

  test('never falls while the value rises, and spans what lies between', () => {
    fc.assert(
      fc.property(anyMetric, anyValue, anyValue, (metric, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const [below, above] = [rangeOf(metric, small), rangeOf(metric, large)];
        expect(below.low ?? least).toBeLessThanOrEqual(above.low ?? least);
        expect(below.high ?? most).toBeLessThanOrEqual(above.high ?? most);
        expect([...rangesAcross(metric, small, large, 0)]).toEqual([{ low: below.low, high: above.high }]);
      }),
    );
  });

  test('rises, and no step is finer than a masked number may be known', () => {
    for (const metric of metricKeys()) {
      const { edges, least: floor } = ladderOf(metric);
      for (const [at, edge] of edges.slice(1).entries()) {
        const before = edges[at]!;
        expect(edge).toBeGreaterThan(before);
        if (floor === -100) expect((100 + edge) / (100 + before)).toBeGreaterThanOrEqual(1.04);
        if (floor === 0 && before > 0) expect(edge / before).toBeGreaterThanOrEqual(1.04);
      }
    }
  });

  test('has edges whose products meet or keep their distance, so that an identity cuts no slivers', () => {
    const ladderOnly = identities.filter(({ whole, factors }) =>
      [whole, ...factors].every(
        ({ metric }) => metricOf(metric).visibility === 'range' && derivationOf(metric) === undefined,
      ),
    );
    expect(ladderOnly.length).toBeGreaterThan(10);
    for (const { whole, factors } of ladderOnly) {
      const products = factors.reduce(
        (all, term) => all.flatMap((one) => edgesOf(term).map((edge) => one * edge)),
        [1],
      );
      const ratios = products.flatMap((product) => edgesOf(whole).map((edge) => product / edge));
      const apart = ratios.map((ratio) => Math.max(ratio, 1 / ratio)).filter((ratio) => ratio > 1 + 1e-9);
      expect(Math.min(...apart)).toBeGreaterThanOrEqual(1.04);
    }
  });
});

/** The edges that occur: three decades stand for all, and few shops convert more than every twentieth session. */
function edgesOf({ metric, as }: Term): number[] {
  const { edges, most: highest } = ladderOf(metric);
  const isRate = ['conversion-rate', 'add-to-cart-rate', 'checkout-rate'].includes(metric);
  const occurring = highest === Infinity && as === 'number' ? [1, 2, 5, 10, 20, 50, 100, 200, 500] : edges;
  return occurring
    .filter((edge) => !isRate || edge <= (metric === 'conversion-rate' ? 5 : 50))
    .map((edge) => ({ number: edge, part: edge / 100, growth: 1 + edge / 100, rest: 1 - edge / 100 })[as])
    .filter((edge) => edge > 0);
}
