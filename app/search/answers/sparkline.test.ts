import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Figure, Range } from '../../figures/figure.ts';
import { toFigure } from '../../figures/publish.ts';
import { sparklineBox, sparklineOf } from './sparkline.ts';

const publication = {
  scope: 'Toys, Germany',
  subject: 'market/de/toys',
  asOf: '2026-01-01',
  nextUpdate: '2027-01-01',
  version: '1',
  siteUrl: '',
};

function year(period: number, range: Range | null, method: Figure['method'] = 'modelled'): Figure {
  return toFigure(
    { metric: 'market-size', period: String(period), dimension: '', method, confidence: 'C', source: null },
    { visibility: 'range', range },
    publication,
  );
}

test('draws one step per year, from the low to the high end of its range', () => {
  const drawn = sparklineOf([year(2024, { low: 1, high: 2 }), year(2025, { low: 2, high: 5 })]);
  expect(drawn).toEqual({
    from: '2024',
    to: '2025',
    past: 'M0 21.6h59v7.2h-59zM60 0h59v21.6h-59z',
    forecast: '',
  });
});

test('keeps forecasts apart', () => {
  const drawn = sparklineOf([year(2025, { low: 1, high: 2 }), year(2026, { low: 1, high: 5 }, 'forecast')])!;
  expect(drawn.past.match(/M/g)).toHaveLength(1);
  expect(drawn.forecast.match(/M/g)).toHaveLength(1);
});

test('starts at zero, so that a wide range does not look like a large one', () => {
  const drawn = sparklineOf([year(2025, { low: 5, high: 10 }), year(2026, { low: 5, high: 20 })])!;
  expect(drawn.past).toBe('M0 18h59v9h-59zM60 0h59v27h-59z');
});

test('is not drawn for fewer than two years', () => {
  expect(sparklineOf([])).toBeNull();
  expect(sparklineOf([year(2025, { low: 1, high: 2 }), year(2026, null)])).toBeNull();
});

test('two series with the same ranges look the same, whatever is behind them, and stay in the box', () => {
  const end = fc.option(fc.integer({ min: -1_000, max: 1_000 }), { nil: null });
  const range = fc.record({ low: end, high: end }).map(({ low, high }) => {
    const isUpsideDown = low !== null && high !== null && low > high;
    return isUpsideDown ? { low: high, high: low } : { low, high };
  });
  fc.assert(
    fc.property(fc.array(range, { minLength: 2, maxLength: 15 }), (ranges) => {
      fc.pre(ranges.some(({ low, high }) => low !== null || high !== null));
      const drawn = sparklineOf(ranges.map((one, at) => year(2010 + at, one)))!;
      for (const [, x, y, width, height] of drawn.past.matchAll(/M([\d.-]+) ([\d.-]+)h([\d.]+)v([\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x) + Number(width)).toBeLessThanOrEqual(sparklineBox.width + 0.05);
        expect(Number(y)).toBeGreaterThanOrEqual(-0.05);
        expect(Number(y) + Number(height)).toBeLessThanOrEqual(sparklineBox.height + 0.05);
      }
    }),
  );
});
