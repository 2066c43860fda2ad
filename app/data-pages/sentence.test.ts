import { expect, test } from 'vitest';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { changeInWords, listInWords, paragraph, pathInWords, seen } from './sentence.ts';

test.each([
  [[5, 10], 'grew by 5–10%'],
  [[0, 5], 'grew by 0–5%'],
  [[-10, -5], 'shrank by 5–10%'],
  [[-5, 0], 'shrank by 0–5%'],
  [[-5, 5], 'changed by −5 to 5%'],
  [[100, null], 'grew by > 100%'],
  [[null, -50], 'shrank by > 50%'],
] as const)('a change of %j %s', ([low, high], words) => {
  expect(changeInWords(shownFigure('market-growth', 2025, [low, high]))).toBe(words);
});

test('an exact change is said exactly; what cannot be seen is not said', () => {
  expect(changeInWords(shownFigure('market-growth', 2025, 7.25))).toBe('grew by 7.3%');
  expect(changeInWords(shownFigure('market-growth', 2025, { visibility: 'no-access' }))).toBeNull();
  expect(changeInWords(shownFigure('market-growth', 2025, [null, null]))).toBeNull();
  expect(changeInWords(undefined)).toBeNull();
});

test('sentences and lists are put together', () => {
  expect(paragraph('One.', undefined, false, 'Two.')).toBe('One. Two.');
  expect(listInWords(['a', 'b', 'c'])).toBe('a, b and c');
});

const shares = (...ranges: readonly (readonly [number, number])[]) =>
  ranges.map((range, at) => shownFigure('online-share', 2018 + at, range));

test('a path names its ends; one that never left its range says so', () => {
  expect(pathInWords(shares([5, 10], [10, 15]))).toBe('rose from 5–10% in 2018 to 10–15% in 2019');
  expect(pathInWords(shares([5, 10], [5, 10]))).toBe('has stayed at 5–10% since 2018');
  expect(pathInWords(shares([5, 10], [10, 15], [5, 10]))).toBe('was 5–10% in 2020, as in 2018');
  expect(pathInWords(shares([5, 10]))).toBe('was 5–10% in 2018');
  expect(pathInWords([])).toBeNull();
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
