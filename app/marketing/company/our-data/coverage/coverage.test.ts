import { expect, test } from 'vitest';
import { coverageMap, marketPathOf, type Covered } from './coverage.ts';

const place = (code: string, fields: Partial<Covered> = {}): Covered => ({
  code,
  name: code,
  isCountry: true,
  categories: 35,
  transactions: false,
  rankings: 0,
  shops: 1,
  profiles: 0,
  ...fields,
});

test('the more there is of a country, the darker it is', () => {
  const { areas, steps } = coverageMap([
    place('and', { categories: 0 }),
    place('aut'),
    place('fra', { rankings: 4 }),
    place('deu', { rankings: 7, transactions: true }),
  ]);
  expect(areas.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
  expect(areas.map(({ text, step }) => text === steps[step])).toEqual([true, true, true, true]);
});

test('a country leads to its market, where it has one; groups are not on the map', () => {
  const andorra = place('and', { categories: 0 });
  const { areas } = coverageMap([place('deu'), andorra, place('eur', { isCountry: false })]);
  expect(areas.map(({ href }) => href)).toEqual(['/resources/sample-data/market/de/all', undefined]);
  expect(marketPathOf(andorra)).toBeNull();
});
