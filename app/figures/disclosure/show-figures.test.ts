import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactFigure, reported } from '../../../test/samples/sample-figures.ts';
import { showMarket, showRetailer } from '../../../test/samples/shown-subject.ts';
import type { ExactFigure, Shown } from '../figure.ts';
import { boundsOf } from '../ladder.ts';
import { visibilityMap } from '../visibility.ts';
import { auditFigures } from './audit.ts';
import { showFigures } from './show-figures.ts';
import { figuresOfRegion } from './show-region.ts';
import { figuresOfRetailers } from './show-retailers.ts';

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
    growths: fc.array(between(-20, 40), { minLength: 2, maxLength: 8 }),
    published: fc.nat(7),
    home: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ sales, growths, published, home }) => {
    let level = 10 ** sales;
    return [
      ...growths.flatMap((growth, nth): ExactFigure[] => {
        if (nth > 0) level *= 1 + growth / 100;
        return [
          ...(nth > 0 ? [exactFigure('net-sales-growth', 2018 + nth, growth)] : []),
          exactFigure('net-sales', 2018 + nth, level, nth === published ? reported : {}),
          exactFigure('gmv', 2018 + nth, level * 1.4),
        ];
      }),
      exactFigure('country-share', 2025, home / 10, { dimension: 'country:deu' }),
      ...(home < 1000
        ? [exactFigure('country-share', 2025, 100 - home / 10, { dimension: 'country:aut' })]
        : []),
    ];
  });

describe('what visitors see of a subject', () => {
  test('is exact where it is public, a step of the rest, and nothing of what is locked', () => {
    expect(
      showMarket([
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

  test('is a forecast from the step of its lower to the step of its upper end', () => {
    const forecast = exactFigure('market-size', 2028, 95e9, { low: 88e9, high: 104e9, method: 'forecast' });
    expect(showMarket([forecast])).toEqual([range(50e9, 200e9)]);
  });

  test('is the same range for the same number in another unit', () => {
    const [, , perHead, , buyers, perBuyer] = showMarket([
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

  test('locks a derived metric with what it follows from, and leaves it on its own ladder when it stands alone', () => {
    const perHead = exactFigure('spend-per-head', 2025, 874);
    expect(showMarket([perHead])).toEqual([range(500, 1000)]);
    const locked = visibilityMap({ 'market-size': 'no-access' });
    const shown = showMarket([exactFigure('market-size', 2025, 73e9), perHead], locked);
    expect(shown).toEqual([{ visibility: 'no-access' }, { visibility: 'no-access' }]);
  });

  test('does not give round parts away by their lower ends', () => {
    const split = [70, 30].map((value, nth) =>
      exactFigure('device-share', 2025, value, { dimension: `device:${nth}` }),
    );
    expect(showMarket(split)).toEqual([range(70, 75), range(25, 35)]);
  });

  test('has a wider step of growth where the size crosses an edge', () => {
    const [, , growth] = showMarket([
      exactFigure('market-size', 2024, 9.4e9),
      exactFigure('market-size', 2025, 10.04e9),
      exactFigure('market-growth', 2025, (10.04 / 9.4 - 1) * 100),
    ]);
    expect(growth).toEqual(range(5, 30));
  });

  test('is exact where public facts alone tell it: the only country of a shop, sales that follow from two reports', () => {
    expect(showRetailer([exactFigure('country-share', 2025, 100, { dimension: 'country:deu' })])).toEqual([
      { visibility: 'exact', value: 100 },
    ]);
    const [sales] = showRetailer([
      exactFigure('net-sales', 2024, 3.24e9),
      exactFigure('company-sales', 2024, 16.2e9, reported),
      exactFigure('online-share-of-company', 2024, 20, reported),
    ]);
    expect(sales).toEqual({ visibility: 'exact', value: 3.24e9 });
  });

  test('is as wide as what is known about it, where a conversion would be a little wider', () => {
    const figures = [
      exactFigure('market-size', 2025, 993e9),
      exactFigure('population', 2025, 8.1e9),
      exactFigure('spend-per-head', 2025, 993e9 / 8.1e9),
    ];
    const { masked } = showFigures(
      {
        ...figuresOfRegion([{ category: 'all', figures }]),
        outside: [{ at: 0, low: 894.3e9, high: 994.8e9 }],
        compare: (one, other) => one - other,
      },
      visibilityMap(),
    );
    expect(masked.map(({ shown }) => shown)).toMatchObject([range(890e9, 1e12), {}, range(110, 123)]);
  });

  test('does not depend on where in its range a number lies', () => {
    const one = [exactFigure('market-size', 2025, 73e9), exactFigure('orders', 2025, 1.2e9)];
    const other = [exactFigure('market-size', 2025, 51e9), exactFigure('orders', 2025, 1.9e9)];
    expect(showMarket(one)).toEqual(showMarket(other));
  });

  test.each([
    [
      'market',
      anyMarket,
      showMarket,
      (figures: ExactFigure[]) => figuresOfRegion([{ category: 'all', figures }]),
    ],
    [
      'retailer',
      anyRetailer,
      showRetailer,
      (figures: ExactFigure[]) => figuresOfRetailers([{ retailer: 'shop', figures }], [], () => []),
    ],
  ] as const)(
    'passes the audit for any %s, with every value inside its range',
    (_, anySubject, show, connect) => {
      fc.assert(
        fc.property(anySubject, (figures) => {
          const shown = show(figures);
          expect(auditFigures({ ...connect(figures), figures, shown }).breaches).toEqual([]);
          for (const [at, { metric, value }] of figures.entries()) {
            const { low, high } = boundsOf(metric, shown[at]!);
            const rounding = Math.abs(value!) * 1e-12;
            expect(low).toBeLessThanOrEqual(value! + rounding);
            expect(high).toBeGreaterThanOrEqual(value! - rounding);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});
