import { describe, expect, test } from 'vitest';
import type { ExactFigure, Shown } from '../figure.ts';
import { findLeaksAcross, findLeaks, findOrderLeaks, shownByBoth } from './leak.ts';
import { maskSubject, visibilityMap } from '../mask.ts';
import { exactFigure, reported } from '../../../test/samples/sample-figures.ts';

const range = (low: number | null, high: number | null): Shown => ({
  visibility: 'range',
  range: { low, high },
});
const exact = (value: number): Shown => ({ visibility: 'exact', value });
const hidden: Shown = { visibility: 'no-access' };

describe('leaks within a subject', () => {
  test('spending per head on a separate ladder would give a market away', () => {
    const figures = [
      exactFigure('market-size', 2025, 49.7e9),
      exactFigure('population', 2025, 99e6),
      exactFigure('spend-per-head', 2025, 502),
    ];
    const leaks = findLeaks({ figures, shown: [range(20e9, 50e9), exact(99e6), range(500, 1000)] });
    expect(leaks.map(({ at }) => at)).toEqual([0, 2]);
    expect(leaks[0]!.bounds).toEqual({ low: 49.5e9, high: 50e9 });
  });

  test('so would an exact rate between two masked numbers, even of what is not shown at all', () => {
    const figures = [
      exactFigure('orders', 2025, 1.99e6),
      exactFigure('visits', 2025, 101e6),
      exactFigure('conversion-rate', 2025, 1.97),
    ];
    const leaks = findLeaks({ figures, shown: [range(1e6, 2e6), range(100e6, 200e6), exact(1.97)] });
    expect(leaks.map(({ at }) => at)).toEqual([0, 1]);
    expect(
      findLeaks({ figures, shown: [hidden, range(100e6, 102e6), exact(1.97)] }).map(({ at }) => at),
    ).toEqual([0, 1]);
  });

  test('what follows from public facts alone is none', () => {
    const figures = [
      exactFigure('net-sales', 2024, 3.24e9),
      exactFigure('company-sales', 2024, 16.2e9, reported),
      exactFigure('online-share-of-company', 2024, 20, reported),
    ];
    expect(findLeaks({ figures, shown: [range(2e9, 5e9), exact(16.2e9), exact(20)] })).toEqual([]);
  });

  test('two editions must not show the same number in two ranges', () => {
    const figures = [exactFigure('market-size', 2025, 99e9), exactFigure('orders', 2025, 1.5e6)];
    const now = { figures, shown: [range(50e9, 100e9), range(1e6, 2e6)] };
    const before = { figures, shown: [range(98e9, 200e9), range(1e6, 2e6)] };
    expect(shownByBoth(now, before)).toEqual([range(98e9, 100e9), range(1e6, 2e6)]);
    expect(findLeaks({ figures, shown: shownByBoth(now, before) }).map(({ at }) => at)).toEqual([0]);
    const revised = { figures: [exactFigure('market-size', 2025, 101e9), figures[1]!], shown: before.shown };
    expect(shownByBoth(now, revised)).toEqual(now.shown);
  });

  test('a place between two exact neighbours is known', () => {
    const figures = [105e9, 104e9, 103.5e9, 60e9].map((value) => exactFigure('net-sales', 2025, value));
    const shown = [exact(105e9), range(100e9, 200e9), exact(103.5e9), range(50e9, 100e9)];
    expect(findOrderLeaks({ figures, shown })).toEqual([{ at: 1, bounds: { low: 103.5e9, high: 105e9 } }]);
  });
});

describe('leaks across subjects', () => {
  const market = (region: string, category: 'all' | 'toys' | 'fashion', figures: readonly ExactFigure[]) => ({
    region,
    category,
    figures,
    shown: maskSubject(figures, visibilityMap()),
  });
  const size = (value: number, more: Partial<ExactFigure> = {}) =>
    exactFigure('market-size', 2025, value, more);
  const noMembers = () => [];

  test('a share of a published whole gives its part away', () => {
    const share = exactFigure('market-share', 2025, 30.2, { dimension: 'of:all' });
    const part = market('deu', 'fashion', [share, size(30.2e9)]);
    expect(findLeaksAcross([market('deu', 'all', [size(100e9)]), part], noMembers)).toEqual([]);
    const narrow = { ...part, shown: [range(30, 30.3), range(20e9, 50e9)] };
    const found = findLeaksAcross([market('deu', 'all', [size(100e9, reported)]), narrow], noMembers);
    expect(found.map(({ market: { category }, at }) => [category, at])).toEqual([
      ['fashion', 0],
      ['fashion', 1],
    ]);
  });

  test('so does the rest of a sum: of a region by its countries', () => {
    const countries = [market('fra', 'all', [size(60.2e9)]), market('deu', 'all', [size(40e9, reported)])];
    const whole = market('eur', 'all', [size(100.2e9, reported)]);
    const members = (region: string) => (region === 'eur' ? ['fra', 'deu'] : []);
    expect(findLeaksAcross([whole, ...countries], members)).toEqual([]);
    const narrow = { ...whole, shown: [range(100e9, 101e9)] };
    expect(findLeaksAcross([narrow, ...countries], members).map(({ market: { region } }) => region)).toEqual([
      'eur',
      'fra',
    ]);
    const ofMore = (region: string) => (region === 'eur' ? ['fra', 'deu', 'ita'] : []);
    expect(findLeaksAcross([narrow, ...countries], ofMore).map(({ market: { region } }) => region)).toEqual([
      'eur',
    ]);
  });
});
