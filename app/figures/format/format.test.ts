import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCount,
  formatFigure,
  formatPercent,
  formatRange,
  formatValue,
  isRangeText,
  rangesNote,
} from './format.ts';
import { ladderOf, rangeOf } from '../ladder.ts';
import { metricKeys, metricOf, type MetricKey } from '../metric.ts';
import { toFigure } from '../publish.ts';
import { exactFigure, samplePublication } from '../../../test/samples/sample-figures.ts';

const anyMetric = fc.constantFrom(...metricKeys());
const anyDouble = fc.double({ noDefaultInfinity: false });
const positive = fc.oneof(
  fc.double({ min: 0, max: 2e15, noNaN: true }),
  fc.double({ min: 0, max: 2000, noNaN: true }),
);

describe('counts', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [999.4, '999'],
    [999.5, '1.0k'],
    [1000, '1.0k'],
    [1049, '1.0k'],
    [1051, '1.1k'],
    [999_949, '999.9k'],
    [999_950, '1.0m'],
    [1_000_000, '1.0m'],
    [999_950_000, '1.0bn'],
    [83_510_950, '83.5m'],
    [999_949_999_999, '999.9bn'],
    [1e12, '1.0tn'],
    [1.2345e15, '1,234.5tn'],
    [-1500, '−1.5k'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    [NaN, 'N/A'],
    [Infinity, 'N/A'],
  ])('%d is %s', (value, text) => {
    expect(formatCount(value)).toBe(text);
  });

  test('never fall while the number rises', () => {
    fc.assert(
      fc.property(positive, positive, (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(read(formatCount(small))).toBeLessThanOrEqual(read(formatCount(large)));
        const [less, more] = [formatValue('gmv', small), formatValue('gmv', large)];
        expect(read(less)).toBeLessThanOrEqual(read(more));
      }),
    );
  });

  test('say what they stand for', () => {
    fc.assert(
      fc.property(positive, (value) => {
        const text = formatCount(value);
        expect(text).toMatch(/^(\d{1,3}|[\d,]+\.\d(k|m|bn|tn))$/);
        expect(Math.abs(read(text) - value)).toBeLessThanOrEqual(Math.max(0.5, value * 0.0501));
      }),
    );
  });
});

describe('values', () => {
  test.each([
    ['market-size', 73.25e9, '$73.3bn'],
    ['average-order-value', 63.27, '$63.27'],
    ['average-order-value', 63, '$63'],
    ['average-order-value', 999.996, '$1.0k'],
    ['revenue-per-session', 0.8412, '$0.84'],
    ['conversion-rate', 2.31, '2.3%'],
    ['market-growth', -3.24, '−3.2%'],
    ['market-growth', -0.01, '0.0%'],
    ['market-share', -0.01, '< 0'],
    ['market-size', -1, '< 0'],
    ['seasonality-index', 104.4, '104'],
    ['concentration-hhi', 1234, '1,234'],
    ['items-per-order', 2.44, '2.4'],
    ['rank', 12, '12'],
    ['rank-change', -2, '−2'],
    ['gdp', null, 'N/A'],
  ] as const)('%s of %d is %s', (metric, value, text) => {
    expect(formatValue(metric, value)).toBe(text);
  });

  test('are never broken', () => {
    fc.assert(
      fc.property(anyMetric, anyDouble, (metric, value) => {
        const texts = [formatValue(metric, value), formatPercent(value)];
        for (const text of texts) expect(text).not.toMatch(/NaN|undefined|null|Infinity|∞|^$/);
      }),
    );
  });
});

describe('ranges', () => {
  test.each([
    ['market-size', 1e9, 2e9, '$1–2bn'],
    ['market-size', 500e6, 1e9, '$500m–1bn'],
    ['market-size', 1e13, null, '> $10tn'],
    ['market-size', 0, 0.1, '< $0.1'],
    ['market-size', null, 0, '< 0'],
    ['spend-per-head', 590, 1200, '$590–1,200'],
    ['average-order-value', 50, 100, '$50–100'],
    ['average-order-value', 8, 12.5, '$8–13'],
    ['spend-per-head', 48, 96.1, '$48–97'],
    ['spend-per-head', 48.1, 121, '$48–121'],
    ['spend-per-head', 19.3, 48.4, '$19–49'],
    ['spend-per-head', 2_900, 5_900, '$2,900–5,900'],
    ['spend-per-head', 9_120, 18_300, '$9,120–18,300'],
    ['spend-per-head', 57.00000000000001, 999.6, '$57–1,000'],
    ['spend-per-head', 96.1, null, '> $96.1'],
    ['revenue-per-session', 0.93, 2.4, '$0.93–2.40'],
    ['spend-per-head', 0.703, 1.41, '$0.70–1.41'],
    ['spend-per-head', 0.57, 1.001, '$0.57–1.01'],
    ['spend-per-head', 0.352, 0.72, '$0.35–0.72'],
    ['revenue-per-session', 4, 8.1, '$4.00–8.10'],
    ['revenue-per-session', 9.3, 24, '$9.30–24'],
    ['spend-per-head', 7.44, 14.9, '$7.40–15'],
    ['revenue-per-session', 0.093, 0.24, '9.3–24¢'],
    ['revenue-per-session', 1, 2, '$1–2'],
    ['spend-per-head', 9.5, 1200, '$9.5–1,200'],
    ['orders', 0, 1000, '< 1k'],
    ['spend-per-head', 0.0068, 0.014, '0.68–1.4¢'],
    ['orders', 20_000, 50_000, '20–50k'],
    ['orders', 500, 2_000, '500–2,000'],
    ['market-growth', 5, 10, '5–10%'],
    ['market-growth', -5, 0, '−5 to 0%'],
    ['market-growth', -25, -20, '−25 to −20%'],
    ['market-growth', null, -50, '< −50%'],
    ['market-growth', 100, null, '> 100%'],
    ['market-share', 0, 5, '0–5%'],
    ['market-share', 95, null, '> 95%'],
    ['conversion-rate', 2, 2.5, '2–2.5%'],
    ['seasonality-index', 100, 110, '100–110'],
    ['concentration-hhi', 2000, 5000, '2,000–5,000'],
    ['items-per-order', 0, 0.5, '0–0.5'],
    ['orders', null, null, 'N/A'],
  ] as const)('%s from %d to %d is %s', (metric, low, high, text) => {
    expect(formatRange(metric, { low, high })).toBe(text);
  });

  test('of dollars are never narrower in words than in numbers', () => {
    const amount = fc.double({ min: 10, max: 999, noNaN: true }).map((one) => Number(one.toPrecision(3)));
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [from, to] = formatRange('spend-per-head', { low, high }).split('–').map(read);
        expect(from).toBeLessThanOrEqual(low);
        expect(to).toBeGreaterThanOrEqual(high);
        expect([from, to].every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test('are never broken, and tell every step of a ladder from the others', () => {
    for (const metric of metricKeys()) {
      const { edges } = ladderOf(metric);
      const steps = [edges[0]! - 1, ...edges].map((value) => formatRange(metric, rangeOf(metric, value)));
      expect(new Set(steps).size).toBe(steps.length);
      for (const step of steps) expect(step).not.toMatch(/NaN|undefined|null|Infinity|-/);
    }
    expect(formatRange('gmv', null)).toBe('N/A');
  });
});

test('a figure is written by what may be seen of it', () => {
  const write = (metric: MetricKey, shown: Parameters<typeof toFigure>[1]) =>
    formatFigure(toFigure(exactFigure(metric, 2025, 1), shown, samplePublication));
  expect(write('population', { visibility: 'exact', value: 83_510_950 })).toBe('83.5m');
  expect(write('gmv', { visibility: 'range', range: { low: 1e9, high: 2e9 } })).toBe('$1–2bn');
  expect(write('gmv', { visibility: 'range', range: null })).toBe('N/A');
  expect(write('competitor-overlap', { visibility: 'no-access' })).toBe('Paid plans only');
  expect(write('monthly-sales', { visibility: 'no-access' })).toBe('Corporate+ only');
  expect(rangesNote).toBe('Displayed as ranges. For exact data, register for one of our paid plans.');
  expect(metricOf('gmv').unit).toBe('usd');
});

function read(text: string): number {
  const [, digits, suffix] = /^\$?([\d,.]+)(\D*)$/.exec(text)!;
  return Number(digits!.replaceAll(',', '')) * { '': 1, k: 1e3, m: 1e6, bn: 1e9, tn: 1e12 }[suffix!]!;
}

test('tells written ranges from exact values', () => {
  const ranges = [
    { low: 1e9, high: 2e9 },
    { low: null, high: 1_000 },
    { low: 1e13, high: null },
  ].map((range) => formatRange('market-size', range));
  expect([...ranges, formatRange('market-growth', { low: -10, high: -5 })].filter(isRangeText)).toHaveLength(
    4,
  );
  const exact = [
    formatValue('market-size', 1.2e9),
    formatValue('market-growth', -3.2),
    formatValue('orders', null),
  ];
  expect(exact.filter(isRangeText)).toEqual([]);
});
