import { describe, expect, test } from 'vitest';
import { exactFigure, reported } from '../../../test/samples/sample-figures.ts';
import type { CategorySlug } from '../../taxonomy/category.ts';
import type { ExactFigure, Shown } from '../figure.ts';
import { auditFigures, explainBreach, type Audited } from './audit.ts';
import type { RankedPlace } from './retailer-relations.ts';
import { figuresOfRegion } from './show-region.ts';
import { figuresOfRetailers } from './show-retailers.ts';

const range = (low: number, high: number): Shown => ({ visibility: 'range', range: { low, high } });
const hidden: Shown = { visibility: 'no-access' };
type Planted = readonly [ExactFigure, Shown];

const size = (year: number, value: number, more: Partial<ExactFigure> = {}) =>
  exactFigure('market-size', year, value, more);
const seen = (figure: ExactFigure): Planted => [figure, { visibility: 'exact', value: figure.value }];

function region(markets: Partial<Record<CategorySlug, readonly Planted[]>>): Audited {
  const entries = Object.entries(markets) as [CategorySlug, readonly Planted[]][];
  const { figures, relations } = figuresOfRegion(
    entries.map(([category, planted]) => ({ category, figures: planted.map(([figure]) => figure) })),
  );
  return { figures, relations, shown: entries.flatMap(([, planted]) => planted.map(([, shown]) => shown)) };
}

function shops(
  sales: Record<string, readonly Planted[]>,
  places: readonly { retailer: string; region: string; value: number; shown: Shown }[] = [],
): Audited {
  const ranked = places.map(({ retailer, region: at, value }): RankedPlace => ({
    ranking: `top-in-${at}`,
    region: at,
    category: 'all',
    retailer,
    figure: exactFigure('net-sales', 2025, value),
  }));
  const entries = Object.entries(sales);
  const { figures, relations } = figuresOfRetailers(
    entries.map(([retailer, planted]) => ({ retailer, figures: planted.map(([figure]) => figure) })),
    ranked,
    (code) => (code === 'wor' ? ['deu', 'aut'] : []),
  );
  const shown = [
    ...entries.flatMap(([, planted]) => planted.map(([, one]) => one)),
    ...places.map((place) => place.shown),
  ];
  return { figures, relations, shown };
}

const breachesIn = (audited: Audited) => auditFigures(audited).breaches.map(({ at }) => at);

describe('the audit finds a planted leak', () => {
  test('Denmark: a size that crosses an edge while its growth is known to five points', () => {
    const audited = region({
      all: [
        [size(2024, 9.4e9), range(5e9, 10e9)],
        [size(2025, 10.04e9), range(10e9, 20e9)],
        [exactFigure('market-growth', 2025, 6.8), range(5, 10)],
      ],
    });
    const { breaches } = auditFigures(audited);
    expect(breaches.map(({ at }) => at)).toEqual([0, 1]);
    expect(breaches[1]!.bounds.low).toBeCloseTo(10e9);
    expect(breaches[1]!.bounds.high).toBeCloseTo(11e9);
    expect(explainBreach(audited, 1).map(({ says, members }) => [says, members])).toEqual([
      ['market size and growth', [1, 0, 2]],
    ]);
  });

  test('Austria: growth that is shown as a wider range, while all categories show how much it was', () => {
    const edge = (growth: Shown): Audited =>
      region({
        diy: [
          [size(2024, 0.94e9), range(5e8, 1e9)],
          [size(2025, 1.01e9), range(1e9, 2e9)],
          [exactFigure('market-growth', 2025, 7.4), range(5, 30)],
        ],
        garden: [[exactFigure('market-growth', 2025, 7), range(5, 10)]],
        'tools-construction-supplies': [[exactFigure('market-growth', 2025, 8), range(5, 10)]],
        'vehicle-parts': [[exactFigure('market-growth', 2025, 7), growth]],
      });
    expect(breachesIn(edge(range(5, 10)))).toEqual([0, 1, 2]);
    expect(breachesIn(edge(range(5, 30)))).toEqual([]);
  });

  test('the shortest chain leaves out what does not matter', () => {
    const audited = region({
      all: [
        [size(2022, 8e9), range(5e9, 10e9)],
        [exactFigure('market-growth', 2023, 10), range(0, 40)],
        [size(2023, 8.8e9), range(5e9, 10e9)],
        [size(2024, 9.4e9), range(5e9, 10e9)],
        [size(2025, 10.04e9), range(10e9, 20e9)],
        [exactFigure('market-growth', 2025, 6.8), range(5, 10)],
      ],
    });
    expect(explainBreach(audited, 4)).toHaveLength(1);
  });

  test('a chain of several years, and the mean growth of five', () => {
    const yearly = [1.6, 1.76, 1.94, 2.13, 2.34, 2.57];
    const audited = region({
      all: [
        ...yearly.map((value, nth): Planted => [
          size(2020 + nth, value * 1e9),
          nth < 3 ? range(1e9, 2e9) : range(2e9, 5e9),
        ]),
        [exactFigure('market-cagr', 2025, 9.94, { dimension: 'since:2020' }), range(9, 11)],
      ],
    });
    expect(breachesIn(audited)).toEqual([]);
    const withGrowth = region({
      all: [
        ...yearly.map((value, nth): Planted => [
          size(2020 + nth, value * 1e9),
          nth < 3 ? range(1e9, 2e9) : range(2e9, 5e9),
        ]),
        ...yearly
          .slice(1)
          .map((value, nth): Planted => [
            exactFigure('market-growth', 2021 + nth, (value / yearly[nth]! - 1) * 100),
            range(5, 15),
          ]),
      ],
    });
    expect(breachesIn(withGrowth)).toEqual([3, 4]);
  });

  test('a share of a published whole, the rest of a sum, and a share of a share', () => {
    const whole = seen(size(2025, 100e9, reported));
    const share = exactFigure('market-share', 2025, 30.2, { dimension: 'of:all' });
    expect(
      breachesIn(
        region({
          all: [whole],
          fashion: [
            [share, range(30, 35)],
            [size(2025, 30.2e9), range(20e9, 50e9)],
          ],
        }),
      ),
    ).toEqual([2]);
    const electronics = region({
      electronics: [seen(size(2025, 60e9, reported))],
      'consumer-electronics': [[size(2025, 45e9), range(44e9, 46e9)]],
      'electrical-appliances': [[size(2025, 15e9), range(10e9, 20e9)]],
    });
    expect(breachesIn(electronics)).toContain(2);
  });

  test('a mean that tells the weights of its parts', () => {
    const rate = (value: number) => exactFigure('marketplace-share', 2025, value);
    const audited = region({
      electronics: [[size(2025, 60e9), range(50e9, 100e9)], seen(rate(20))],
      'consumer-electronics': [[size(2025, 45e9), range(44e9, 46e9)], seen(rate(10))],
      'electrical-appliances': [[size(2025, 15e9), range(10e9, 20e9)], seen(rate(50))],
    });
    expect(breachesIn(audited)).toContain(4);
  });

  test('concentration that the other measure tells', () => {
    const audited = region({
      all: [
        [exactFigure('concentration-cr4', 2025, 22), range(20, 25)],
        [exactFigure('concentration-hhi', 2025, 1020), range(1000, 2000)],
      ],
    });
    expect(breachesIn(audited)).toContain(1);
  });

  test('spending per head in a narrower range than the size it follows from', () => {
    const audited = region({
      all: [
        [size(2025, 73e9), range(50e9, 100e9)],
        seen(exactFigure('population', 2025, 83e6)),
        [exactFigure('spend-per-head', 2025, 879.5), range(860, 900)],
      ],
    });
    expect(breachesIn(audited)).toEqual([0]);
  });

  test('a figure that is not shown at all', () => {
    const audited = region({
      all: [
        [size(2024, 73e9), range(70e9, 76e9)],
        [size(2025, 80e9), hidden],
        [exactFigure('market-growth', 2025, 9.6), range(8, 11)],
      ],
    });
    expect(breachesIn(audited)).toEqual([1]);
  });

  test('a shop between two known neighbours, its only country, and its share of a ranked country', () => {
    const net = (value: number) => exactFigure('net-sales', 2025, value);
    const order = shops(
      {
        a: [seen(exactFigure('net-sales', 2025, 105e6, reported))],
        b: [[net(104e6), range(100e6, 200e6)]],
        c: [seen(exactFigure('net-sales', 2025, 103e6, reported))],
      },
      [105e6, 104e6, 103e6].map((value, nth) => ({
        retailer: ['a', 'b', 'c'][nth]!,
        region: 'wor',
        value,
        shown: nth === 1 ? range(100e6, 200e6) : { visibility: 'exact', value },
      })),
    );
    expect(breachesIn(order)).toEqual([1, 4]);

    const share = (country: string, value: number) =>
      exactFigure('country-share', 2025, value, { dimension: `country:${country}` });
    const part = shops(
      {
        shop: [
          [net(110e6), range(100e6, 200e6)],
          [share('deu', 90), range(90, 95)],
          [share('aut', 10), range(5, 10)],
        ],
      },
      [{ retailer: 'shop', region: 'deu', value: 99e6, shown: range(50e6, 100e6) }],
    );
    expect(breachesIn(part)).toEqual([0, 3]);
  });

  test('net sales by what is sold from own stock', () => {
    const audited = shops({
      shop: [
        [exactFigure('net-sales', 2025, 96e6), range(50e6, 100e6)],
        [exactFigure('gmv', 2025, 121e6), range(120e6, 125e6)],
        [exactFigure('first-party-share', 2025, 97), range(95, 100)],
        [exactFigure('return-rate', 2025, 5), range(4, 6)],
      ],
    });
    expect(auditFigures(audited).breaches).toEqual([]);
    const tight = shops({
      shop: [
        [exactFigure('net-sales', 2025, 110e6), range(100e6, 200e6)],
        [exactFigure('gmv', 2025, 121e6), range(120e6, 125e6)],
        [exactFigure('first-party-share', 2025, 97), range(95, 100)],
        [exactFigure('return-rate', 2025, 5), range(4, 6)],
      ],
    });
    expect(breachesIn(tight)).toEqual([0]);
  });
});

describe('the audit is content', () => {
  test('with what public facts tell, as long as it is shown as such', () => {
    const sales = (shown: Shown) =>
      shops({
        shop: [
          [exactFigure('net-sales', 2024, 3.24e9), shown],
          seen(exactFigure('company-sales', 2024, 16.2e9, reported)),
          seen(exactFigure('online-share-of-company', 2024, 20, reported)),
        ],
      });
    expect(breachesIn(sales({ visibility: 'exact', value: 3.24e9 }))).toEqual([]);
    expect(breachesIn(sales(hidden))).toEqual([]);
    expect(breachesIn(sales(range(2e9, 5e9)))).toEqual([0]);
  });

  test('with a range that is as narrow as that from the outset', () => {
    const audited = region({ all: [[size(2025, 10e9), range(9.5e9, 10.5e9)]] });
    expect(auditFigures(audited).breaches).toEqual([]);
  });
});
