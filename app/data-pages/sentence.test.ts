import { describe, expect, test } from 'vitest';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import type { MetricKey } from '../figures/metric.ts';
import {
  changeAsNoun,
  changeInWords,
  listInWords,
  movesInWords,
  paragraph,
  pathInWords,
  seen,
  upOrDown,
  timesInWords,
} from './sentence.ts';

test.each([
  [[5, 10], 'grew by 5–10%'],
  [[0, 5], 'grew by 0–5%'],
  [[-10, -5], 'shrank by 5–10%'],
  [[-5, 0], 'shrank by 0–5%'],
  [[-5, 5], 'changed by up to 5% either way'],
  [[-5, 10], 'either shrank by up to 5% or grew by up to 10%'],
  [[100, null], 'grew by over 100%'],
  [[null, -50], 'shrank by over 50%'],
] as const)('a change of %j %s', ([low, high], words) => {
  expect(changeInWords(shownFigure('market-growth', 2025, [low, high]))).toBe(words);
});

test('an exact change is said exactly; what cannot be seen is not said', () => {
  expect(changeInWords(shownFigure('market-growth', 2025, 7.25))).toBe('grew by 7.3%');
  expect(changeInWords(shownFigure('market-growth', 2025, { visibility: 'no-access' }))).toBeNull();
  expect(changeInWords(shownFigure('market-growth', 2025, [null, null]))).toBeNull();
  expect(changeInWords(undefined)).toBeNull();
  expect(changeAsNoun(shownFigure('market-growth', 2025, [-5, 5]))).toBe('a change of up to 5% either way');
});

test.each([
  [[5, 10], 'up 5–10%'],
  [[0, 5], 'up 0–5%'],
  [[-5, 0], 'down 0–5%'],
  [[-5, 5], '−5% to +5%'],
  [[100, null], 'up over 100%'],
  [[null, -50], 'down over 50%'],
  [[null, null], null],
] as const)('a change of %j year on year is %s', ([low, high], words) => {
  expect(upOrDown(shownFigure('market-growth', 2025, [low, high]))).toBe(words);
});

test('sentences and lists are put together', () => {
  expect(paragraph('One.', undefined, false, 'Two.')).toBe('One. Two.');
  expect(listInWords(['a', 'b', 'c'])).toBe('a, b and c');
});

const shares = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.map((range, at) => shownFigure('online-share', 2018 + at, range));

test('a multiple is said in words, rounded down; halves up to three', () => {
  expect([1.4, 1.9, 2, 2.5, 3.9, 12, 21, 250].map(timesInWords)).toEqual([
    null,
    'one and a half times',
    'twice',
    'two and a half times',
    'three times',
    'twelve times',
    'twenty times',
    'a hundred times',
  ]);
});

test('a path names its ends; one that never left its range says so', () => {
  expect(pathInWords(shares([5, 10], [10, 15]))).toBe('rose from 5–10% in 2018 to 10–15% in 2019');
  expect(pathInWords(shares([5, 10], [5, 10]))).toBe('has stayed in the 5–10% range since 2018');
  expect(pathInWords(shares([5, 10], [10, 15], [5, 10]))).toBe(
    'was in the 5–10% range in 2020, as in 2018, after a peak of 10–15% in 2019',
  );
  expect(pathInWords(shares([5, 10]))).toBe('was 5–10% in 2018');
  expect(pathInWords([2018, 2019].map((year) => shownFigure('company-sales', year, 1.2e9)))).toBe(
    'has stayed at $1.2bn since 2018',
  );
  expect(pathInWords([])).toBeNull();
});

test('a path names a peak or low that is certainly beyond both ends', () => {
  const path = (...ranges: readonly (readonly [number, number])[]) => pathInWords(shares(...ranges));
  expect(path([20, 25], [30, 35], [25, 30])).toBe(
    'rose from 20–25% in 2018 to a peak of 30–35% in 2019, then fell to 25–30% by 2020',
  );
  expect(path([20, 25], [25, 35], [25, 30])).toBe('rose from 20–25% in 2018 to 25–30% in 2020');
  expect(path([30, 35], [10, 15], [20, 25])).toBe(
    'fell from 30–35% in 2018 to a low of 10–15% in 2019, then rose to 20–25% by 2020',
  );
  expect(path([10, 20], [20, 25], [10, 15])).toBe(
    'was 10–20% in 2018 and 10–15% in 2020, after a peak of 20–25% in 2019',
  );
  expect(path([20, 25], [30, 35], [30, 35], [25, 30], [25, 30])).toBe(
    'rose from 20–25% in 2018 to a peak of 30–35% in 2019 and 2020, then fell to 25–30%, where it has been since 2021',
  );
  expect(path([5, 10], [10, 15], [15, 20], [5, 10])).toContain(', after a peak of 15–20% in 2020');
  expect(path([5, 10], [15, 20], [15, 20], [15, 20], [5, 10])).toContain(
    ', after staying at 15–20% from 2019 to 2021',
  );
  expect(path([5, 10], [20, 25], [20, 25], [20, 25], [15, 20])).toBe(
    'rose from 5–10% in 2018 to 20–25% in 2019, stayed there until 2021, then fell to 15–20% by 2022',
  );
  expect(path([5, 10], [15, 20], [10, 15], [15, 20], [5, 10])).toMatch(/15–20%$/);
  expect(path([5, 10], [10, 20], [15, 25], [5, 10])).toContain(', after being higher in between');
});

test('a path has no detour that looks like one of its ends', () => {
  const sizes = (...values: readonly number[]) =>
    values.map((value, at) => shownFigure('market-size', 2018 + at, value));
  expect(pathInWords(sizes(1.2e12, 1.84e12, 1.79e12))).toBe('rose from $1.2tn in 2018 to $1.8tn in 2020');
  expect(pathInWords(sizes(1.84e12, 1.22e12, 1.24e12))).toBe('fell from $1.8tn in 2018 to $1.2tn in 2020');
  expect(pathInWords(sizes(1.2e12, 1.9e12, 1.84e12, 1.79e12))).toBe(
    'rose from $1.2tn in 2018 to a peak of $1.9tn in 2019, then fell to $1.8tn, where it has been since 2020',
  );
  expect(pathInWords(sizes(1.21e12, 1.24e12, 1.19e12))).toBe('has stayed at $1.2tn since 2018');
  expect(movesInWords([{ name: 'Visits', figures: sizes(1.2e12, 1.84e12, 1.79e12) }])).toBe(
    'Visits rose from $1.2tn in 2018 to $1.8tn in 2020.',
  );
});

test('both ends of a range stand alone in a sentence', () => {
  const said = (...[metric, shown]: [MetricKey, Parameters<typeof shownFigure>[2]]) =>
    seen(shownFigure(metric, 2025, shown));
  expect(said('market-growth', [-20, 15])).toBe('−20% to +15%');
  expect(said('market-growth', [-5, 0])).toBe('−5% to 0%');
  expect(said('market-growth', [-10, -5])).toBe('−10% to −5%');
  expect(said('market-growth', [5, 10])).toBe('5–10%');
  expect(said('spend-per-head', [1000, 2200])).toBe('$1,000–2,200');
  expect(said('spend-per-head', [1480, 2980])).toBe('$1,480–2,980');
  expect(said('spend-per-head', [5000, 10_000])).toBe('$5,000–10,000');
  expect(said('spend-per-head', 1280)).toBe('$1,300');
  expect(said('spend-per-head', [590, 1200])).toBe('$590–1,200');
  expect(said('market-size', [200_000, 500_000])).toBe('$200–500k');
  expect(pathInWords([2024, 2025].map((year) => shownFigure('market-growth', year, [-5, 5])))).toBe(
    'has stayed in the −5% to +5% range since 2024',
  );
});

test('an open end is said in words', () => {
  const figures = [2018, 2019].map((year, at) =>
    shownFigure('online-share', year, at === 0 ? [90, 95] : [95, null]),
  );
  expect(pathInWords(figures)).toBe('rose from 90–95% in 2018 to over 95% in 2019');
  expect(pathInWords([figures[1]!, shownFigure('online-share', 2020, [95, null])])).toBe(
    'has stayed at over 95% since 2019',
  );
});

test('what is locked or missing is not told', () => {
  const locked = shownFigure('online-share', 2018, { visibility: 'no-access' });
  expect(seen(locked)).toBeNull();
  expect(seen(shownFigure('population', 2025, { visibility: 'exact', value: null }))).toBeNull();
  expect(seen(shownFigure('population', 2025, 83_800_000))).toBe('83.8m');
  expect(pathInWords([locked])).toBeNull();
  expect(pathInWords([locked, ...shares([5, 10], [10, 15])])).toBe(
    'rose from 5–10% in 2018 to 10–15% in 2019',
  );
});

describe('how several measures moved', () => {
  const line = (name: string, ...ranges: readonly (readonly [number, number])[]) => ({
    name,
    figures: shares(...ranges),
  });
  const locked = {
    name: 'Orders',
    figures: [shownFigure('online-share', 2018, { visibility: 'no-access' })],
  };
  const rising = line('Conversion rate', [5, 10], [10, 15]);
  const back = line('Average order value', [5, 10], [10, 15], [5, 10]);
  const steady = line('Visits', [5, 10], [5, 10]);

  test('those that moved come first, those back in their first range count as unchanged', () => {
    expect(movesInWords([steady, rising, back])).toBe(
      'The conversion rate rose from 5–10% in 2018 to 10–15% in 2019; the other measures were each in the same range at the end as at the start.',
    );
  });

  test('a single other measure is named, in the singular or plural', () => {
    expect(movesInWords([rising, back])).toContain(
      '; the average order value was in the same range in 2020 as in 2018.',
    );
    expect(movesInWords([rising, steady])).toContain('; visits have stayed at 5–10% since 2018.');
    expect(movesInWords([rising, { ...steady, name: 'Visits reaching checkout' }])).toContain(
      '; the share of visits reaching checkout has stayed at 5–10% since 2018.',
    );
  });

  test('several that moved the same way over the same years name the years once', () => {
    const [orders, returns] = [line('Orders', [10, 15], [15, 20]), line('Return rate', [20, 25], [10, 15])];
    expect(movesInWords([orders, rising, returns])).toBe(
      'Between 2018 and 2019, orders rose from 10–15% to 15–20% and the conversion rate from 5–10% to 10–15%; the return rate fell from 20–25% in 2018 to 10–15% in 2019.',
    );
    expect(movesInWords([orders, rising, line('Visits', [5, 10], [10, 15])])).toBe(
      'Between 2018 and 2019, orders, the conversion rate and visits all rose.',
    );
    const peaking = line('Discount rate', [5, 10], [20, 25], [10, 15]);
    const longerReturns = line('Return rate', [5, 10], [5, 10], [10, 15]);
    expect(movesInWords([longerReturns, peaking])).toBe(
      'The return rate rose from 5–10% in 2018 to 10–15% in 2020; the discount rate rose from 5–10% in 2018 to a peak of 20–25% in 2019, then fell to 10–15% by 2020.',
    );
    const later = { name: 'Visits', figures: rising.figures.slice(1) };
    const longer = line('Visits', [5, 10], [5, 10], [10, 15]);
    expect(movesInWords([orders, longer])).toBe(
      'Orders rose from 10–15% in 2018 to 15–20% in 2019; visits rose from 5–10% in 2018 to 10–15% in 2020.',
    );
    expect(movesInWords([orders, later])).toContain('; visits have stayed at 10–15% since 2019.');
  });

  test('no move is claimed where the ranges overlap', () => {
    const wide = (name: string) => ({
      name,
      figures: [shownFigure('orders', 2018, [1e6, 2e6]), shownFigure('orders', 2025, [1e6, 5e6])],
    });
    expect(movesInWords([wide('Orders')])).toBe('Orders were 1–2m in 2018 and 1–5m in 2025.');
    expect(movesInWords([wide('Conversion rate')])).toBe(
      'The conversion rate was 1–2m in 2018 and 1–5m in 2025.',
    );
  });

  test('nothing is said about locked measures', () => {
    expect(movesInWords([rising, steady, back, locked])).toContain(
      '; visits and the average order value were each in the same range at the end as at the start.',
    );
    expect(movesInWords([locked])).toBeNull();
  });

  test('measures that left their range and came back have not stayed in it', () => {
    expect(movesInWords([steady, { ...steady, name: 'Orders' }])).toBe(
      'Visits and orders have each stayed at 5–10% since 2018.',
    );
    expect(movesInWords([steady, line('Orders', [10, 15], [10, 15])])).toBe(
      'Visits and orders have each stayed in the same range since 2018.',
    );
    expect(movesInWords([steady])).toBe('Visits have stayed at 5–10% since 2018.');
    expect(movesInWords([steady, back])).toBe(
      'Visits and the average order value were each in the same range at the end as at the start.',
    );
    expect(movesInWords([back])).toBe('The average order value was in the same range in 2020 as in 2018.');
    expect(movesInWords([back, { ...back, name: 'Visits' }])).toBe(
      'The average order value and visits were each in the same range in 2020 as in 2018.',
    );
  });
});
