import { expect, test } from 'vitest';
import { hasWords } from './has-words.ts';

test.each([
  ['', true],
  ['gross', true],
  ['VALUE gross', true],
  ['mérchandise', true],
  ['gro', true],
  ['gross net', false],
])('finds "%s": %s', (wanted, found) => {
  expect(hasWords(wanted, 'Gross Merchandise Value (GMV)')).toBe(found);
});
