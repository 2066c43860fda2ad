import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StripChart } from '../chart.ts';
import { stripRows } from './strip-rows.ts';

type Range = readonly [low: number, high: number];

function shadesOf(ranges: readonly Range[], edges: readonly number[]): number[] {
  const chart: StripChart = {
    kind: 'strip',
    columns: ranges.map((_, at) => String(at)),
    rows: [
      {
        name: 'Row',
        edges,
        marks: ranges.map(([low, high], at) => ({
          label: String(at),
          text: `${low}–${high}`,
          extent: { low, high },
        })),
      },
    ],
    shades: 'row',
    separate: true,
  };
  return stripRows(chart).rows[0]!.runs.map(({ shade }) => shade!);
}

const money = [0, 100, 200, 500, 1000, 2000, 5000, 10_000];
const shares = Array.from({ length: 20 }, (_, at) => at * 5);

test('a range that is higher at both ends is darker, and an equal one has the same shade', () => {
  const anyRange = fc
    .tuple(fc.integer({ min: 0, max: 180 }), fc.integer({ min: 1, max: 18 }))
    .map(([low, wide]): Range => [low * 50, (low + wide) * 50]);
  fc.assert(
    fc.property(fc.array(anyRange, { minLength: 2, maxLength: 8 }), (ranges) => {
      const shades = shadesOf(ranges, money);
      ranges.forEach(([low, high], one) =>
        ranges.forEach(([otherLow, otherHigh], other) => {
          if (low > otherLow && high > otherHigh) expect(shades[one]).toBeGreaterThan(shades[other]!);
          if (low === otherLow && high === otherHigh) expect(shades[one]).toBe(shades[other]);
          expect(shades[one]! >= 0 && shades[one]! <= 1).toBe(true);
        }),
      );
    }),
  );
});

test('nearly equal ranges look nearly equal, wherever the edges lie', () => {
  const [early, late, latest] = shadesOf(
    [
      [1000, 2300],
      [2000, 4500],
      [1900, 4500],
    ],
    money,
  );
  expect(late! - latest!).toBeLessThan(0.05);
  expect(latest! - early!).toBeGreaterThan(0.4);
});

test('a gap between the rows leaves visible steps on both sides of it', () => {
  const shades = shadesOf(
    [
      [0, 5],
      [5, 10],
      [35, 40],
      [40, 45],
      [45, 50],
      [50, 55],
      [55, 60],
    ],
    shares,
  );
  for (const [at, shade] of shades.slice(1).entries()) expect(shade - shades[at]!).toBeGreaterThan(0.1);
});

test('one step of change does not look like a leap', () => {
  const [before, after] = shadesOf(
    [
      [0, 5],
      [5, 10],
    ],
    shares,
  );
  expect(after! - before!).toBeCloseTo(0.5);
});
