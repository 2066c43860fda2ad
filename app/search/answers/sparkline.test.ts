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

test('draws a block for each range, from its low to its high end', () => {
  const drawn = sparklineOf([year(2024, { low: 1, high: 2 }), year(2025, { low: 2, high: 5 })]);
  expect(drawn).toEqual({
    from: '2024',
    to: '2025',
    zero: 36,
    past: 'M0 21.6h60v7.2h-60zM60 0h60v21.6h-60z',
    forecast: '',
  });
});

test('joins neighbouring years with the same range, but not across a missing year', () => {
  const same = { low: 1, high: 2 };
  const drawn = sparklineOf([year(2022, same), year(2023, same), year(2024, null), year(2025, same)])!;
  expect(drawn.past).toBe('M0 0h60v18h-60zM90 0h30v18h-30z');
});

test('keeps forecasts apart', () => {
  const range = { low: 1, high: 2 };
  const drawn = sparklineOf([year(2025, range), year(2026, range, 'forecast')])!;
  expect(drawn.past.match(/M/g)).toHaveLength(1);
  expect(drawn.forecast.match(/M/g)).toHaveLength(1);
});

test('a range that only grows wider keeps its lower end, above zero', () => {
  const drawn = sparklineOf([year(2025, { low: 5, high: 10 }), year(2026, { low: 5, high: 20 })])!;
  expect(drawn.past).toBe('M0 18h60v9h-60zM60 0h60v27h-60z');
  expect(drawn.zero).toBe(36);
});

test('is not drawn for fewer than two years', () => {
  expect(sparklineOf([])).toBeNull();
  expect(sparklineOf([year(2025, { low: 1, high: 2 }), year(2026, null)])).toBeNull();
});

test('no block says more than the range of its years', () => {
  const end = fc.option(fc.integer({ min: -1_000, max: 1_000 }), { nil: null });
  const range = fc
    .record({ low: end, high: end })
    .filter(({ low, high }) => low !== null || high !== null)
    .map(({ low, high }) => {
      const isUpsideDown = low !== null && high !== null && low > high;
      return isUpsideDown ? { low: high, high: low } : { low, high };
    });
  const { width, height } = sparklineBox;
  fc.assert(
    fc.property(fc.array(range, { minLength: 2, maxLength: 15 }), (ranges) => {
      const drawn = sparklineOf(ranges.map((one, at) => year(2010 + at, one)))!;
      const blocks = blocksOf(drawn.past);
      const ends = ranges.flatMap(({ low, high }) => [low ?? 0, high ?? 0]);
      const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
      const y = (value: number) => ((most - value) / (most - least || 1)) * height;
      if (most > least) expect(drawn.zero).toBeCloseTo(y(0), 1);
      for (const [at, { low, high }] of ranges.entries()) {
        const middle = ((at + 0.5) * width) / ranges.length;
        const here = blocks.filter(({ left, right }) => left < middle && middle < right);
        expect(here).toHaveLength(1);
        const { top, bottom } = here[0]!;
        const [from, to] = [high === null ? 0 : y(high), low === null ? height : y(low)];
        // Below two units, a block would hardly be seen.
        const spare = Math.max(0, 2 - (to - from)) + 0.05;
        expect(top).toBeGreaterThanOrEqual(Math.max(0, from - spare));
        expect(top).toBeLessThanOrEqual(from + 0.05);
        expect(bottom).toBeLessThanOrEqual(Math.min(height, to + spare) + 0.05);
        expect(bottom).toBeGreaterThanOrEqual(to - 0.05);
      }
    }),
  );
});

function blocksOf(path: string) {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map((found) => {
    const [left, top, wide, tall] = found.slice(1).map(Number) as [number, number, number, number];
    return { left, right: left + wide, top, bottom: top + tall };
  });
}
