import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExtent, anyNumber } from '../../test/samples/any-marks.ts';
import { isExact, percent, scaleOf, spanOf, stepScale } from './scale.ts';

describe('an axis', () => {
  test('starts at zero, so that lengths can be compared', () => {
    const { at, ticks, origin } = scaleOf([{ low: 60, high: 100 }]);
    expect(ticks[0]).toBe(0);
    expect([origin, at(50), at(100)]).toEqual([0, 0.5, 1]);
  });

  test('covers only the numbers if it has no baseline', () => {
    const { ticks } = scaleOf([84, 94].map(exact), { baseline: null });
    expect([ticks[0], ticks.at(-1)]).toEqual([84, 94]);
  });

  test('has room for its baseline', () => {
    const { at, origin } = scaleOf([120, 160].map(exact), { baseline: 100 });
    expect(origin).toBe(at(100));
    expect(at(120)).toBeGreaterThan(origin);
  });

  test('leaves room beyond an open end', () => {
    expect(scaleOf([{ low: 500, high: null }]).at(500)).toBeLessThan(0.9);
    expect(scaleOf([{ low: null, high: -25 }, exact(10)]).at(-25)).toBeGreaterThan(0.1);
  });

  test('of known ends is divided into quarters, or halves where it is low', () => {
    expect(scaleOf([], { full: [0, 100] }).ticks).toEqual([0, 25, 50, 75, 100]);
    expect(scaleOf([], { full: [0, 100], ticks: 2 }).ticks).toEqual([0, 50, 100]);
  });

  test('works without numbers', () => {
    for (const extents of [[], [null], [{ low: null, high: null }]]) {
      const { at, ticks } = scaleOf(extents);
      expect(at(0)).toBe(0);
      expect(ticks.length).toBeGreaterThan(1);
    }
  });

  test('keeps every number on it, in order', () => {
    fc.assert(
      fc.property(fc.array(anyExtent, { maxLength: 12 }), fc.option(anyNumber), (extents, baseline) => {
        const scale = scaleOf(extents, { baseline });
        for (const extent of extents) {
          if (!extent) continue;
          const { from, to } = spanOf(extent, scale);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(1);
        }
        for (const tick of scale.ticks) expect(Number.isFinite(scale.at(tick))).toBe(true);
      }),
    );
  });
});

describe('a stretch of the axis', () => {
  const scale = scaleOf([exact(-50), exact(100)]);

  test('reaches to the end where a number is open', () => {
    expect(spanOf({ low: 50, high: null }, scale)).toMatchObject({ to: 1, openHigh: true, openLow: false });
    expect(spanOf({ low: null, high: -20 }, scale)).toMatchObject({ from: 0, openLow: true });
  });

  test('goes down to zero and no further if the number is above it', () => {
    expect(spanOf({ low: null, high: 20 }, scale)).toMatchObject({ from: scale.origin, openLow: false });
  });

  test('is a point for an exact number', () => {
    const { from, to } = spanOf(exact(20), scale);
    expect(from).toBe(to);
  });
});

test('only an extent with equal ends is exact', () => {
  expect(isExact(exact(0))).toBe(true);
  expect([null, { low: 1, high: 2 }, { low: null, high: null }, { low: 1, high: null }].some(isExact)).toBe(
    false,
  );
});

test('percentages are rounded to thousandths', () => {
  expect(percent(1 / 3)).toBe('33.333%');
  expect(percent(1)).toBe('100%');
});

function exact(value: number) {
  return { low: value, high: value };
}

describe('a scale of steps', () => {
  const edges = [0, 1, 2, 5, 10, 20, 50, 100];

  test('has them at equal distances', () => {
    const { at } = stepScale(
      [
        { low: 2, high: 5 },
        { low: 20, high: 50 },
      ],
      edges,
    );
    expect([2, 5, 10, 20, 50].map(at)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test('shows only the steps in use, and names some of their edges', () => {
    const { ticks } = stepScale([{ low: 1, high: null }, null, { low: 50, high: 100 }], edges);
    expect(ticks).toEqual([1, 5, 20, 100]);
  });

  test('is never without a step', () => {
    const { at, ticks } = stepScale([{ low: null, high: 0 }], edges);
    expect(at(0)).toBe(0);
    expect(ticks.length).toBeGreaterThan(1);
  });
});
