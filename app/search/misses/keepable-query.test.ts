import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { givenNames } from './given-names.ts';
import { keepableQuery, longestKept } from './keepable-query.ts';

describe('a query that may be counted', () => {
  test.each([
    ['temu', 'temu'],
    ['  Temu  ', 'temu'],
    ['crypto exchange', 'crypto exchange'],
    ['best vinyls 2025', 'best vinyls 2025'],
    ['zoologe', 'zoologe'],
  ])('%s', (query, kept) => {
    expect(keepableQuery(query)).toBe(kept);
  });
});

describe('a query that might name a person or an address is dropped', () => {
  test.each([
    'Erika Mustermann',
    'erika mustermann',
    'Kowalczyk Nowak',
    'kowalczyk nowak',
    'herr mustermann',
    'dr quixotl',
    'kim@company.example',
    'kim company.example',
    '+49 170 1234567',
    '01701234567',
    'order 48213',
    'musterweg 12 berlin',
    'baker street',
    'lindenstr',
    'hauptstrasse',
    'de89370400440532013000',
    'https://company.example/kim',
    'x'.repeat(longestKept + 1),
    'one two three four five',
    '4 2 7',
    '',
    '???',
  ])('%j', (query) => {
    expect(keepableQuery(query)).toBeNull();
  });
});

test('whatever is typed, nothing long, no sign of an address, no longer number and no first name is kept', () => {
  const word = fc.oneof(
    fc.constantFrom(...givenNames),
    fc.constantFrom('shop', 'price', 'street', 'herr', '2025', '48213', 'a@b.example', '+49'),
    fc.string({ unit: 'grapheme', maxLength: 15 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const kept = keepableQuery(words.join(' '));
      if (kept === null) return;
      expect(kept.length).toBeLessThanOrEqual(longestKept * 2);
      expect(kept).not.toMatch(/[@.:/+]|\d{5}/);
      expect(kept.split(' ').filter((one) => givenNames.has(one))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
