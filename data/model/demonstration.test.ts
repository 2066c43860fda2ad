import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type ColumnType, datasetFiles } from '../../app/dataset/dataset-files.ts';
import { isMetricKey, metricKeys, metricOf } from '../../app/figures/metric.ts';
import { categories } from '../../app/taxonomy/category.ts';
import { demonstrationDataset } from './demonstration.ts';
import { countryFacts, groupFacts } from './facts.ts';
import type { DemonstrationDataset, FigureRow, MarketFigureRow, RetailerFigureRow } from './rows.ts';
import { baseYear, history, years } from './years.ts';

type Row = Record<string, string | number | boolean | null>;

const dataset = demonstrationDataset();
const rowsOf = (file: string) => (dataset as Record<string, readonly Row[]>)[file]!;
const marketFigures = dataset['market-figures'];
const retailerFigures = dataset['retailer-figures'];

test('two runs give the same rows', { tags: ['exhaustive'] }, () => {
  const hashOf = (rows: DemonstrationDataset) =>
    createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  expect(hashOf(demonstrationDataset())).toBe(hashOf(dataset));
});

test.each([
  ['usa', 'toys', 'Toys Industry in the US'],
  ['wor', 'toys', 'Global Toys Industry'],
  ['deu', 'all', 'eCommerce Industry in Germany'],
  ['wor', 'all', 'Global eCommerce Industry'],
])('the market %s/%s is titled %s', (region, category, title) => {
  const market = dataset.markets.find((one) => one.region === region && one.category === category);
  expect(market?.seoTitle).toBe(title);
});

const regions = new Set([...countryFacts, ...groupFacts].map(({ geoCode }) => geoCode));
const slugs = new Set<string>(categories.map(({ slug }) => slug));

const checks: Partial<Record<ColumnType, (value: string) => boolean>> = {
  region: (value) => regions.has(value),
  category: (value) => slugs.has(value),
  metric: isMetricKey,
  slug: (value) => /^[a-z0-9][a-z0-9.-]*$/.test(value),
  period: (value) => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value),
  url: (value) => URL.canParse(value),
};

describe.each(datasetFiles)('$name', ({ name, columns }) => {
  const rows = rowsOf(name);

  test('has exactly its columns, filled where they must be', () => {
    const names = columns.map((column) => column.name);
    const required = columns.filter(({ optional }) => !optional).map((column) => column.name);
    const isWhole = (row: Row) =>
      Object.keys(row).length === names.length &&
      names.every((column) => column in row) &&
      required.every((column) => row[column] !== null);
    expect(rows.filter((row) => !isWhole(row))).toEqual([]);
  });

  test('has unique keys', () => {
    const keys = columns.filter(({ key }) => key).map((column) => column.name);
    expect(new Set(rows.map((row) => JSON.stringify(keys.map((key) => row[key])))).size).toBe(rows.length);
  });

  test('refers to what exists', () => {
    for (const { name: column, references } of columns.filter((one) => one.references)) {
      const key = datasetFiles.find((file) => file.name === references)!.columns.find((one) => one.key)!.name;
      const known = new Set(rowsOf(references!).map((row) => row[key]));
      expect(rows.filter((row) => row[column] !== null && !known.has(row[column]))).toEqual([]);
    }
  });

  test('has known regions, categories and metrics, and finite numbers that are not below zero', () => {
    const isRight = (value: Row[string], type: ColumnType) =>
      value === null ||
      (typeof value === 'number'
        ? Number.isFinite(value) && value >= 0
        : (checks[type]?.(String(value)) ?? true));
    expect(
      rows.filter((row) => !columns.every(({ name: column, type }) => isRight(row[column]!, type))),
    ).toEqual([]);
  });
});

describe('coverage', () => {
  test('60 regions × 35 categories, all years, a band for each forecast', () => {
    expect(rowsOf('markets')).toHaveLength(60 * 35);
    const sizes = marketFigures.filter(({ metric }) => metric === 'market-size');
    expect(sizes).toHaveLength(60 * 35 * years.length);
    const isRight = ({ period, value, low, high, method, source }: MarketFigureRow) =>
      Number(period) > baseYear
        ? method === 'forecast' && low! <= value && value <= high!
        : (method === 'modelled' || source !== null) && low === null && high === null;
    expect(sizes.filter((row) => !isRight(row))).toEqual([]);
  });

  test('bands widen with the horizon', () => {
    const width = (period: string) => {
      const { low, high, value } = figureOf('deu', 'market-size', period);
      return (high! - low!) / value;
    };
    for (const year of [2027, 2028, 2029, 2030])
      expect(width(String(year))).toBeGreaterThan(width(String(year - 1)));
  });

  test('every retailer has sales; some have details; names and slugs are unique', () => {
    const retailers = dataset.retailers;
    expect(retailers).toHaveLength(1957);
    expect(new Set(retailers.map(({ slug }) => slug)).size).toBe(1957);
    expect(new Set(retailers.map(({ name }) => name)).size).toBe(1957);
    const detailed = retailers.filter(({ hasDetails }) => hasDetails).map(({ name }) => name);
    expect(detailed.length).toBeGreaterThanOrEqual(9);
    expect(detailed.length).toBeLessThanOrEqual(30);
    const named = 'amazon asos coupang decathlon tesco walmart wayfair zalando zara'.split(' ');
    expect(detailed).toEqual(expect.arrayContaining(named));
    const withSales = retailerFigures.filter((row) => row.metric === 'net-sales' && row.period === '2025');
    expect(withSales).toHaveLength(1957);
  });

  test('at least 40 rankings, three editions each, places without a gap, values falling', () => {
    expect(rowsOf('rankings').length).toBeGreaterThanOrEqual(40);
    const editions = Map.groupBy(
      dataset['ranking-places'],
      ({ ranking, edition }) => `${ranking} ${edition}`,
    );
    expect(editions.size).toBe(3 * rowsOf('rankings').length);
    for (const places of editions.values()) {
      expect(places.length).toBeGreaterThanOrEqual(10);
      expect(places.map(({ place }) => place)).toEqual(places.map((_, index) => index + 1));
      expect(places.map(({ value }) => value)).toEqual(
        places.map(({ value }) => value).toSorted((a, b) => b - a),
      );
    }
  });

  test('a previous place is that of the edition before', () => {
    const places = dataset['ranking-places'];
    const at = new Map(places.map((row) => [`${row.ranking} ${row.edition} ${row.retailer}`, row.place]));
    const wrong = places.filter(
      ({ ranking, edition, retailer, previousPlace }) =>
        edition > baseYear - 2 && previousPlace !== (at.get(`${ranking} ${edition - 1} ${retailer}`) ?? null),
    );
    expect(wrong).toEqual([]);
  });

  test('what competitors share is named as closely as it is known', () => {
    const reasons = new Set(dataset.competitors.map(({ reason }) => reason));
    expect(reasons).toContain('Both sell pet supplies and health care products in the US.');
    expect(reasons).toContain('Both sell fashion as well as furniture and homeware in the US.');
    expect([...reasons].filter((reason) => /, and | and hobby|sell leisure/.test(reason))).toEqual([]);
  });

  test('shops with details have providers and five to eight competitors', () => {
    const detailed = dataset.retailers.filter(({ hasDetails }) => hasDetails);
    for (const { slug } of detailed) {
      const kinds = new Set(dataset.providers.filter((row) => row.retailer === slug).map((row) => row.kind));
      expect(kinds).toEqual(new Set(['payment', 'shipping', 'shop-software']));
      const competitors = dataset.competitors.filter((row) => row.retailer === slug);
      expect(competitors.length).toBeGreaterThanOrEqual(5);
      expect(competitors.length).toBeLessThanOrEqual(8);
      for (const { overlap } of competitors) expect(overlap).toBeLessThanOrEqual(100);
    }
  });

  test('metrics are as visible as their definition says', () => {
    expect(rowsOf('metrics')).toEqual(
      metricKeys().map((metric) => ({ metric, visibility: metricOf(metric).visibility })),
    );
  });
});

describe('honesty', () => {
  test('what is reported names its source, and nothing else does', () => {
    const rows: readonly FigureRow[] = [...marketFigures, ...retailerFigures];
    expect(rows.filter(({ method, source }) => (source !== null) !== (method === 'reported'))).toEqual([]);
  });

  test('ranked shops never exceed their market', () => {
    const held = Map.groupBy(dataset['ranking-places'], ({ ranking, edition }) => `${ranking} ${edition}`);
    const sizes = new Map(
      marketFigures
        .filter(({ metric }) => metric === 'market-size')
        .map(({ region, category, period, value }) => [`${region} ${category} ${period}`, value]),
    );
    for (const { slug, region, category } of dataset.rankings)
      for (const edition of [2023, 2024, 2025]) {
        const sum = held.get(`${slug} ${edition}`)!.reduce((total, { value }) => total + value, 0);
        expect(sum).toBeLessThanOrEqual(0.85 * sizes.get(`${region} ${category} ${edition}`)!);
      }
  });

  test('shares of a whole add up to exactly 100', () => {
    const splits = ['payment-share', 'shipping-share', 'device-share', 'category-share', 'country-share'];
    const wholeOf = (row: MarketFigureRow | RetailerFigureRow) =>
      `${'retailer' in row ? row.retailer : row.region} ${row.metric} ${row.period}`;
    const wholes = Map.groupBy(
      [...marketFigures, ...retailerFigures].filter(({ metric }) => splits.includes(metric)),
      wholeOf,
    );
    expect([...wholes].filter(([, parts]) => inTenths(parts) !== 1000)).toEqual([]);
  });

  test('seasonality has a mean of 100, and months add up to their year', () => {
    const seasons = marketFigures.filter(({ metric }) => metric === 'seasonality-index');
    const wholes = [...Map.groupBy(seasons, (row) => `${row.region} ${row.category}`).values()];
    expect(wholes.filter((months) => months.length !== 12 || inTenths(months) !== 12_000)).toEqual([]);
    const monthly = retailerFigures.filter(({ metric }) => metric === 'monthly-sales');
    for (const [retailer, months] of Map.groupBy(monthly, (row) => row.retailer)) {
      expect(months).toHaveLength(12);
      const year = retailerFigures.find(
        (row) => row.retailer === retailer && row.metric === 'net-sales' && row.period === String(baseYear),
      )!;
      expect(months.reduce((sum, { value }) => sum + value, 0)).toBe(year.value);
    }
  });

  test('sessions × conversion × order value is the market size, and the funnel narrows', () => {
    for (const region of ['deu', 'gbr', 'usa', 'wor'])
      for (const year of history.map(String)) {
        const [sessions, view, cart, checkout, conversion, order] = (
          [
            'sessions',
            'product-view-rate',
            'add-to-cart-rate',
            'checkout-rate',
            'conversion-rate',
            'average-order-value',
          ] as const
        ).map((metric) => figureOf(region, metric, year).value) as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const size = figureOf(region, 'market-size', year).value;
        expect(((sessions * conversion) / 100) * order).toBeCloseToRelative(size);
        expect([100, view, cart, checkout, conversion].toSorted((a, b) => b - a)).toEqual([
          100,
          view,
          cart,
          checkout,
          conversion,
        ]);
        expect(100 - (100 * conversion) / cart).toBeCloseTo(
          figureOf(region, 'cart-abandonment', year).value,
          9,
        );
      }
  });

  test('visits × conversion × order value is the net sales of a shop; its gross value is not below them', () => {
    const faults: string[] = [];
    for (const rows of Map.groupBy(retailerFigures, ({ retailer }) => retailer).values()) {
      const values = new Map(rows.map((row) => [`${row.metric} ${row.period} ${row.dimension}`, row.value]));
      const value = (metric: string, year: number) => values.get(`${metric} ${year} `);
      for (const year of years) {
        const net = value('net-sales', year);
        if (net === undefined) continue;
        if (value('gmv', year)! < net) faults.push(`${rows[0]!.retailer} ${year}`);
        const visits = value('visits', year);
        if (visits === undefined) continue;
        const sales =
          ((visits * value('conversion-rate', year)!) / 100) * value('average-order-value', year)!;
        expect(sales).toBeCloseToRelative(net);
      }
    }
    expect(faults).toEqual([]);
  });
});

function figureOf(region: string, metric: string, period: string): MarketFigureRow {
  return index.get(`${region} ${metric} ${period}`)!;
}

const index = new Map(
  marketFigures
    .filter(({ category, dimension }) => category === 'all' && dimension === '')
    .map((row) => [`${row.region} ${row.metric} ${row.period}`, row]),
);

/** Values with one decimal, added without the errors of binary fractions. */
function inTenths(parts: readonly FigureRow[]): number {
  return parts.reduce((sum, { value }) => sum + Math.round(10 * value), 0);
}

expect.extend({
  toBeCloseToRelative(received: number, expected: number) {
    return {
      pass: Math.abs(received / expected - 1) < 1e-12,
      message: () => `${received} is not ${expected}`,
    };
  },
});

declare module 'vitest' {
  interface Assertion {
    toBeCloseToRelative(expected: number): void;
  }
}
