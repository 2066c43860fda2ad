import { describe, expect, test } from 'vitest';
import {
  askedComparison,
  choose,
  comparisonKey,
  comparisonOf,
  comparisonPath,
  listedSubjects,
  pathWithout,
} from './comparison.ts';

const asked = (query: string) => askedComparison(new URLSearchParams(query));

describe('what a query asks for', () => {
  test.each([
    ['markets=de/all,fr/all,us/toys', 'compare/market/de~all/fr~all/us~toys'],
    ['retailers=zalando.de-de,otto.de-de', 'compare/retailer/zalando.de-de/otto.de-de'],
    ['markets=de/all&retailers=otto.de-de', 'compare/market/de~all'],
    ['markets=DE/all, de/all ,,fr/all', 'compare/market/de~all/fr~all'],
    ['markets=de/all&add=fr', 'compare/market/de~all/fr~all'],
    ['markets=de/all&add=fr&category=toys', 'compare/market/de~all/fr~toys'],
    ['markets=de&add=fr&category=toys', 'compare/market/de~toys/fr~toys'],
    ['retailers=otto.de-de&add=zalando.de-de', 'compare/retailer/otto.de-de/zalando.de-de'],
    ['retailers=otto.de-de&add=otto.de-de', 'compare/retailer/otto.de-de'],
    ['add=de', 'compare/market/de~all'],
  ])('%s', (query, key) => {
    expect(comparisonKey(asked(query)!)).toBe(key);
  });

  test.each(['', 'markets=', 'markets=,&retailers=otto.de-de', 'category=toys', 'unknown=1'])(
    'nothing: %s',
    (query) => {
      expect(asked(query)).toBeNull();
    },
  );
});

test('an address never holds more than its own segments', () => {
  const comparison = comparisonOf('retailer', ['../../x?y', 'otto.de-de']);
  expect(comparisonPath(comparison)).toBe('/resources/sample-data/compare/retailer/..~..~x%3Fy/otto.de-de');
});

test('one can be taken away, down to the start', () => {
  const comparison = comparisonOf('market', ['de~all', 'fr~all']);
  expect(pathWithout(comparison, 'de~all')).toBe('/resources/sample-data/compare/market/fr~all');
  expect(pathWithout(comparisonOf('market', ['de~all']), 'de~all')).toBe('/resources/sample-data/compare');
});

test('the list in the form leads back to the same comparison', () => {
  const comparison = comparisonOf('market', ['de~all', 'us~bags-accessories']);
  expect(listedSubjects(comparison)).toBe('de/all,us/bags-accessories');
  expect(asked(`markets=${listedSubjects(comparison)}`)).toEqual(comparison);
});

test('the first four that are known are compared, the rest is named', () => {
  const lookedUp = ['a', 'x', 'b', 'c', 'd', 'e'].map((subject) => ({
    subject,
    found: subject === 'x' ? null : subject.toUpperCase(),
  }));
  expect(choose(lookedUp)).toEqual({ chosen: ['A', 'B', 'C', 'D'], unknown: ['x'], beyond: ['e'] });
});

test('an endless list is cut', () => {
  const names = Array.from({ length: 100 }, (_, at) => `shop-${at}`);
  expect(comparisonOf('retailer', names).subjects).toHaveLength(12);
});
