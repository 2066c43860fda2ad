import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  test('shows every page while they fit', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('hides the far side of a long list', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageWindow(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  test('is empty when there are no pages', () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });

  test('treats a page out of range as the nearest one', () => {
    expect(pageWindow(99, 20)).toEqual(pageWindow(20, 20));
    expect(pageWindow(-3, 20)).toEqual(pageWindow(1, 20));
  });

  test('always reaches first, last, current and its neighbours, in order, and no gap hides a single page', () => {
    const anyPage = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(anyPage, anyPage, (one, other) => {
        const [current, total] = [Math.min(one, other), Math.max(one, other)];
        const window = pageWindow(current, total);
        const numbers = window.filter((slot) => slot !== 'gap');

        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        const near = [1, current - 1, current, current + 1, total].filter(
          (page) => page >= 1 && page <= total,
        );
        expect(numbers).toEqual(expect.arrayContaining(near));
        expect(window).toHaveLength(Math.min(total, 7));
        for (const [at, slot] of window.entries()) {
          if (slot !== 'gap') continue;
          expect(Number(window[at + 1]) - Number(window[at - 1])).toBeGreaterThan(2);
        }
      }),
    );
  });
});
