import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExactFigure, Shown } from './figure.ts';
import { rangeOf } from './ladder.ts';
import { findLeaks } from './leaks/leak.ts';
import { maskSubject, visibilityMap } from './mask.ts';
import { boundsOf } from './leaks/relations.ts';
import { exactFigure, reported } from '../../test/samples/sample-figures.ts';

const visibility = visibilityMap();
const mask = (figures: readonly ExactFigure[]) => maskSubject(figures, visibility);
const range = (low: number | null, high: number | null): Shown => ({
  visibility: 'range',
  range: { low, high },
});

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A market with all that hangs together in it, over some years. */
const anyMarket = fc
  .record({
    size: between(6, 12),
    population: between(5, 9),
    years: fc.array(
      fc.record({
        growth: between(-25, 60),
        penetration: between(5, 99),
        order: between(10, 300),
        conversion: between(0.6, 4.9),
        abandonment: between(50, 90),
      }),
      { minLength: 2, maxLength: 12 },
    ),
  })
  .map(({ size, population, years }) => {
    let level = 10 ** size;
    return years.flatMap((one, nth): ExactFigure[] => {
      const year = 2018 + nth;
      const people = Math.round(10 ** population * 1.01 ** nth);
      const buyers = (people * one.penetration) / 100;
      if (nth > 0) level *= 1 + one.growth / 100;
      const mean = ((level / 10 ** size) ** (1 / nth) - 1) * 100;
      return [
        ...(nth > 0 ? [exactFigure('market-growth', year, one.growth)] : []),
        ...(nth > 1 ? [exactFigure('market-cagr', year, mean, { dimension: 'since:2018' })] : []),
        exactFigure('market-size', year, level),
        exactFigure('population', year, people),
        exactFigure('spend-per-head', year, level / people),
        exactFigure('online-buyers', year, buyers),
        exactFigure('buyer-penetration', year, one.penetration),
        exactFigure('spend-per-buyer', year, level / buyers),
        exactFigure('average-order-value', year, one.order),
        exactFigure('orders', year, level / one.order),
        exactFigure('conversion-rate', year, one.conversion),
        exactFigure('sessions', year, (level / one.order / one.conversion) * 100),
        exactFigure('revenue-per-session', year, (one.order * one.conversion) / 100),
        exactFigure('cart-abandonment', year, one.abandonment),
        exactFigure('add-to-cart-rate', year, (one.conversion / (100 - one.abandonment)) * 100),
      ];
    });
  });

/** A shop that published its sales of one year. */
const anyRetailer = fc
  .record({
    sales: between(6, 11),
    share: between(3, 100),
    growths: fc.array(between(-20, 40), { minLength: 2, maxLength: 8 }),
    published: fc.nat(7),
  })
  .map(({ sales, share, growths, published }) => {
    let level = 10 ** sales;
    return growths.flatMap((growth, nth): ExactFigure[] => {
      if (nth > 0) level *= 1 + growth / 100;
      return [
        ...(nth > 0 ? [exactFigure('net-sales-growth', 2018 + nth, growth)] : []),
        exactFigure('net-sales', 2018 + nth, level, nth === published ? reported : {}),
        exactFigure('company-sales', 2018 + nth, (level / share) * 100, reported),
        exactFigure('online-share-of-company', 2018 + nth, share),
      ];
    });
  });

describe('a masked subject', () => {
  test('shows exact what is public, a step of the rest, and nothing of what is locked', () => {
    expect(
      mask([
        exactFigure('population', 2025, 83_510_950),
        exactFigure('market-size', 2025, 73e9),
        exactFigure('monthly-sales', '2025-03', 6e9),
        exactFigure('net-sales', 2024, 10_572_300_000, reported),
        exactFigure('gmv', 2024, 15e9, { method: 'reported' }),
        exactFigure('return-rate', 2025, null),
      ]),
    ).toEqual([
      { visibility: 'exact', value: 83_510_950 },
      range(50e9, 100e9),
      { visibility: 'no-access' },
      { visibility: 'exact', value: 10_572_300_000 },
      range(10e9, 20e9),
      { visibility: 'range', range: null },
    ]);
  });

  test('shows a forecast from the step of its lower to the step of its upper end', () => {
    const forecast = exactFigure('market-size', 2028, 95e9, { low: 88e9, high: 104e9, method: 'forecast' });
    expect(mask([forecast])).toEqual([range(50e9, 200e9)]);
  });

  test('shows the same number in another unit as the same range', () => {
    const [, , perHead, , buyers, perBuyer] = mask([
      exactFigure('market-size', 2025, 73e9),
      exactFigure('population', 2025, 83_510_950),
      exactFigure('spend-per-head', 2025, 73e9 / 83_510_950),
      exactFigure('buyer-penetration', 2025, 67),
      exactFigure('online-buyers', 2025, 0.67 * 83_510_950),
      exactFigure('spend-per-buyer', 2025, 73e9 / (0.67 * 83_510_950)),
    ]);
    expect(perHead).toEqual(range(590, 1200));
    expect(buyers).toEqual(range(54e6, 59e6));
    expect(perBuyer).toEqual(range(840, 1900));
  });

  test('leaves a derived metric on its own ladder when it stands alone, and locks it with what it follows from', () => {
    const perHead = exactFigure('spend-per-head', 2025, 874);
    expect(mask([perHead])).toEqual([range(500, 1000)]);
    const locked = visibilityMap({ 'market-size': 'no-access' });
    const [size, derived] = maskSubject([exactFigure('market-size', 2025, 73e9), perHead], locked);
    expect([size, derived]).toEqual([{ visibility: 'no-access' }, { visibility: 'no-access' }]);
  });

  test('does not give round splits away by their lower ends', () => {
    const split = [70, 30].map((value, nth) =>
      exactFigure('device-share', 2025, value, { dimension: `device:${nth}` }),
    );
    expect(
      findLeaks({ figures: split, shown: split.map(({ value }) => onLadder('device-share', value!)) }),
    ).toHaveLength(2);
    const shown = mask(split);
    expect(shown).toEqual([range(65, 70), range(30, 35)]);
    expect(findLeaks({ figures: split, shown })).toEqual([]);
  });

  test('widens a range that an exact neighbour would cut to a sliver', () => {
    // 96.5bn and a growth of 0 to 5 % leave 96.5 to 101.3bn, of which the edge at 100bn would leave little.
    const figures = [
      exactFigure('net-sales', 2023, 96.5e9, reported),
      exactFigure('net-sales-growth', 2024, 4),
      exactFigure('net-sales', 2024, 100.36e9),
    ];
    const alone = figures.map((figure) =>
      figure.source ? mask([figure])[0]! : onLadder(figure.metric, figure.value!),
    );
    expect(findLeaks({ figures, shown: alone }).map(({ at }) => at)).toEqual([2]);
    expect(mask(figures)[2]).toEqual(range(50e9, 200e9));
  });

  test.each([
    ['market', anyMarket],
    ['retailer', anyRetailer],
  ])('gives nothing of a %s away, and has every value inside what it shows', (_, anySubject) => {
    fc.assert(
      fc.property(anySubject, (figures) => {
        const shown = mask(figures);
        expect(findLeaks({ figures, shown })).toEqual([]);
        for (const [at, { metric, value }] of figures.entries()) {
          const { low, high } = boundsOf(metric, shown[at]!);
          const rounding = Math.abs(value!) * 1e-12;
          expect(low).toBeLessThanOrEqual(value! + rounding);
          expect(high).toBeGreaterThanOrEqual(value! - rounding);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('is the same whatever else the numbers are inside their ranges', () => {
    const one = [exactFigure('market-size', 2025, 73e9), exactFigure('orders', 2025, 1.2e9)];
    const other = [exactFigure('market-size', 2025, 51e9), exactFigure('orders', 2025, 1.9e9)];
    expect(mask(one)).toEqual(mask(other));
  });
});

function onLadder(metric: ExactFigure['metric'], value: number): Shown {
  return { visibility: 'range', range: rangeOf(metric, value) };
}
