import { expect, test } from 'vitest';
import { shownFigure } from '../figures/sample-figures.ts';
import { changeInWords, listInWords, paragraph } from './sentence.ts';

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
