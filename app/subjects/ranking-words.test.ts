import { expect, test } from 'vitest';
import { betweenPlaces } from './ranking-words.ts';

test.each([
  [8, 5, 'from eighth to fifth'],
  [12, 10, 'from 12th to 10th'],
  [9, 21, 'from 9th to 21st'],
])('from place %i to place %i reads %s', (before, after, words) => {
  expect(betweenPlaces(before, after)).toBe(words);
});
