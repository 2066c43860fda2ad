import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchOptions } from './option-match.ts';

const countries = [
  ['de', 'Germany'],
  ['ci', 'Côte d’Ivoire'],
  ['ae', 'United Arab Emirates'],
  ['gb', 'United Kingdom'],
  ['us', 'United States'],
  ['tz', 'Tanzania'],
  ['ne', 'Niger'],
  ['ng', 'Nigeria'],
  ['dz', 'Algeria'],
].map(([value, label]) => ({ value: value!, label: label! }));

const labels = (query: string) => matchOptions(countries, query).map(({ label }) => label);

describe('matchOptions', () => {
  test('returns all options in order while nothing is typed', () => {
    expect(matchOptions(countries, '  ')).toEqual(countries);
  });

  test('ranks names that start with the query before words that do, and those before the rest', () => {
    expect(labels('u')).toEqual(['United Arab Emirates', 'United Kingdom', 'United States']);
    expect(labels('king')).toEqual(['United Kingdom']);
    expect(labels('ger')).toEqual(['Germany', 'Niger', 'Nigeria', 'Algeria']);
  });

  test('ignores accents, case and doubled spaces', () => {
    expect(labels('COTE')).toEqual(['Côte d’Ivoire']);
    expect(labels('united  king')).toEqual(['United Kingdom']);
  });

  test('finds an option by its code', () => {
    expect(labels('gb')).toEqual(['United Kingdom']);
  });

  test.each([
    ['a letter missing', 'Germny', 'Germany'],
    ['a letter too many', 'Gerrmany', 'Germany'],
    ['a wrong letter', 'Tansania', 'Tanzania'],
    ['two letters swapped', 'Gemrany', 'Germany'],
    ['an error in the second word', 'united kindgom', 'United Kingdom'],
    ['an error in an unfinished word', 'emirta', 'United Arab Emirates'],
  ])('forgives %s', (_, typed, meant) => {
    expect(labels(typed)[0]).toBe(meant);
  });

  test('assumes no typing error if something matches exactly', () => {
    expect(labels('niger')).toEqual(['Niger', 'Nigeria']);
  });

  test('finds nothing for an unrelated query', () => {
    expect(labels('xyz')).toEqual([]);
    expect(labels('quarterdeck')).toEqual([]);
  });

  test('finds every option by its own label, first', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), (option) => {
        expect(matchOptions(countries, option.label)[0]).toBe(option);
      }),
    );
  });

  test('never invents or repeats an option', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        const found = matchOptions(countries, query);
        expect(new Set(found).size).toBe(found.length);
        expect(countries).toEqual(expect.arrayContaining(found));
      }),
    );
  });
});
