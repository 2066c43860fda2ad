import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disagreements } from '../../test/agreement.ts';
import { figureSet } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { marketWords } from '../subjects/market-words.ts';
import { funnelExhibit, revenueExhibit, yearlyExhibit } from './transaction-exhibits.ts';
import { regionExhibit, type ComparedRegion } from './transaction-overviews.ts';

const germany = { geoCode: 'deu', adjectival: 'German', name: 'Germany', prefixedShortName: 'Germany' };
const words = marketWords({ category: 'all' }, germany, 2025);

const ranges: readonly [MetricKey, readonly [number, number]][] = [
  ['market-size', [1e11, 2e11]],
  ['sessions', [5e10, 1e11]],
  ['orders', [1e9, 2e9]],
  ['product-view-rate', [45, 50]],
  ['add-to-cart-rate', [5, 10]],
  ['checkout-rate', [0, 5]],
  ['conversion-rate', [2.5, 3]],
  ['cart-abandonment', [70, 75]],
  ['checkout-abandonment', [40, 45]],
  ['average-order-value', [50, 100]],
  ['items-per-order', [2, 2.5]],
  ['revenue-per-session', [1, 2]],
  ['return-rate', [15, 20]],
  ['discount-rate', [10, 15]],
];
const figures = figureSet([
  ...ranges.map(([metric, range]) => shownFigure(metric, 2025, range)),
  ...ranges.map(([metric, range]) =>
    shownFigure(metric, 2018, metric === 'conversion-rate' ? [2, 2.5] : range),
  ),
]);
const themes = ['volume', 'abandonment', 'returns'] as const;
const builders = [
  funnelExhibit,
  revenueExhibit,
  ...themes.map(
    (theme) => (given: typeof figures, about: typeof words) => yearlyExhibit(theme, given, about),
  ),
];

describe('the transactions page', () => {
  test('says the same in sentences, charts and tables, and nothing twice', () => {
    const exhibits = builders.map((build) => build(figures, words)!);
    expect(disagreements({ title: '', lead: '', keyFigures: [], exhibits })).toEqual([]);
  });

  test('leaves out what the data set does not have', () => {
    expect(builders.map((build) => build(figureSet([]), words))).toEqual(Array(builders.length).fill(null));
  });

  test('says where figures are locked', () => {
    const locked = figureSet(
      ranges.map(([metric]) => shownFigure(metric, 2025, { visibility: 'no-access' })),
    );
    const messages = builders.map((build) => build(locked, words)!.message);
    expect(messages.filter((message) => !message.includes('with selected plans'))).toEqual([]);
  });
});

test('the funnel starts with all visits and narrows', () => {
  const { message, chart, table, note } = funnelExhibit(figures, words)!;
  expect(message).toBe(
    'Of all visits, 45–50% reach a product page, 5–10% reach the cart and 2.5–3% end in an order.',
  );
  expect(chart).toMatchObject({
    kind: 'funnel',
    steps: [{ text: '100%' }, {}, {}, { text: '0–5%', isLoose: true }, { text: '2.5–3%' }],
  });
  expect(note).toBe(
    'Checkout is drawn in outline because its range overlaps that of a later step; the true value is between those of the steps on either side.',
  );
  expect(table.rows.map(({ label }) => label)).toEqual([
    'Visits',
    'Product view',
    'Cart',
    'Checkout',
    'Order',
  ]);
});

test('spending is visits × conversion × order value, also within the ranges', () => {
  const { message, chart, table, note } = revenueExhibit(figures, words)!;
  expect(message).toBe(
    'Multiply visits by conversion rate and average order value, and you get online spending of $100–200bn.',
  );
  if (chart?.kind !== 'product') throw new Error('not a product');
  expect(chart.factors.map(({ label }) => label)).toEqual([
    'Visits',
    'Conversion rate',
    'Average order value',
  ]);
  const ends = (end: 'low' | 'high') =>
    chart.factors.reduce((product, { extent }) => product * extent![end]!, 1) / 100;
  expect(ends('low')).toBeLessThanOrEqual(chart.result.extent!.high!);
  expect(ends('high')).toBeGreaterThanOrEqual(chart.result.extent!.low!);
  expect(table.rows.map(({ label }) => label)).toContain('Orders (visits × conversion rate)');
  expect(note).toContain('wider range');
});

test('no step of the funnel may be rarer than the next, whatever their ranges', () => {
  const anyRange = fc
    .tuple(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 1, max: 4 }))
    .map(([step, wide]) => [step * 5, Math.min(100, (step + wide) * 5)] as const);
  const rates = ['product-view-rate', 'add-to-cart-rate', 'checkout-rate', 'conversion-rate'] as const;
  fc.assert(
    fc.property(fc.tuple(anyRange, anyRange, anyRange, anyRange), (some) => {
      const set = figureSet(rates.map((metric, at) => shownFigure(metric, 2025, some[at]!)));
      const { chart } = funnelExhibit(set, words)!;
      const drawn = chart?.kind === 'funnel' ? chart.steps.filter(({ isLoose }) => !isLoose) : [];
      for (const end of ['low', 'high'] as const) {
        const ends = drawn.map(({ extent }) => extent![end]!);
        expect(ends).toEqual(ends.toSorted((one, other) => other - one));
      }
    }),
  );
});

test('says which measures moved and which stayed in their range', () => {
  expect(yearlyExhibit('returns', figures, words)!.message).toBe(
    'The return rate and the discount rate have each stayed in the same range since 2018.',
  );
  expect(yearlyExhibit('volume', figures, words)!.message).toBe(
    'The conversion rate rose from 2–2.5% in 2018 to 2.5–3% in 2025; the other measures have each stayed in the same range since 2018.',
  );
});

test('shows the world for reference, but never as the leading region', () => {
  const compared = (label: string, range: readonly [number, number], isWorld = false): ComparedRegion => ({
    label,
    inText: label,
    isWorld,
    isCountry: !isWorld && label !== 'Europe',
    figure: shownFigure('conversion-rate', 2025, range),
  });
  const regions = [
    compared('Germany', [2.5, 3]),
    compared('the UK', [3, 4]),
    compared('Worldwide', [4, 5], true),
  ];
  const exhibit = regionExhibit('conversion-by-region', regions, words)!;
  expect(exhibit.message).toBe(
    'Of the two countries compared, the UK has the higher conversion rate, at 3–4%.',
  );
  const message = (...some: ComparedRegion[]) => regionExhibit('conversion-by-region', some, words)!.message;
  expect(message(compared('Germany', [3, 4]), compared('the UK', [3, 4]))).toBe(
    'The conversion rate is 3–4% in Germany and the UK alike.',
  );
  expect(message(compared('Germany', [3, 4]), compared('the UK', [3, 4]), regions[2]!)).toBe(
    'The conversion rate is 3–4% in Germany and the UK alike; worldwide, it is 4–5%.',
  );
  expect(message(compared('France', [1, 2]), compared('Germany', [2, 4]), compared('the UK', [3, 5]))).toBe(
    'Of the three countries compared, either Germany or the UK has the highest conversion rate (their ranges overlap).',
  );
  expect(message(compared('Germany', [2, 4]), compared('the UK', [3, 5]))).toBe(
    'The ranges of the two countries compared overlap, so neither clearly has the higher conversion rate.',
  );
  expect(message(compared('France', [2, 5]), compared('Germany', [2, 4]), compared('the UK', [3, 5]))).toBe(
    'The ranges of the three countries compared overlap, so none clearly has the highest conversion rate.',
  );
  expect(message(compared('France', [1, 2]), compared('Germany', [3, 4]), compared('the UK', [3, 4]))).toBe(
    'Of the three countries compared, Germany and the UK have the highest conversion rates, at 3–4% each.',
  );
  expect(message(compared('Europe', [1, 2]), compared('the UK', [3, 4]))).toBe(
    'Of the two markets compared, the UK has the higher conversion rate, at 3–4%.',
  );
  expect(exhibit.table.rows.map(({ label }) => label)).toEqual(['Worldwide', 'the UK', 'Germany']);
  expect(regionExhibit('conversion-by-region', regions.slice(1, 2), words)).toBeNull();
});
