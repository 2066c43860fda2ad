import { expect, test } from 'vitest';
import { fileWords } from './library-entry.ts';

test.each([
  ['pdf', null, 'PDF'],
  ['pdf', { bytes: 411_600, pages: 9 }, 'PDF, 9 pages, 412 kB'],
  ['pdf', { bytes: 1_249_000, pages: 12 }, 'PDF, 12 pages, 1.2 MB'],
  ['pdf', { bytes: 999_600, pages: 12 }, 'PDF, 12 pages, 1.0 MB'],
  ['xlsx', { bytes: 90, pages: null }, 'XLSX, 1 kB'],
] as const)('%s %j is "%s"', (format, facts, words) => {
  expect(fileWords(format, facts)).toBe(words);
});
