import { expect, test } from 'vitest';
import { coverageMap, marketPathOf, type RegionCoverage } from './coverage.server.tsx';

const place = (code: string, fields: Partial<RegionCoverage> = {}): RegionCoverage => ({
  code,
  name: code,
  isCountry: true,
  hasMarket: true,
  categories: 34,
  transactions: false,
  rankings: 0,
  shops: 1,
  profiles: 0,
  ...fields,
});

test('shades a country darker the more the data set has on it', () => {
  const { areas, steps } = coverageMap([
    place('and', { hasMarket: false, categories: 0 }),
    place('aut'),
    place('fra', { rankings: 4 }),
    place('deu', { rankings: 7, transactions: true }),
  ]);
  expect(areas.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
  expect(areas.map(({ text, step }) => text === steps[step])).toEqual([true, true, true, true]);
});

test('links a country to its market, if it has one, and leaves groups off the map', () => {
  const andorra = place('and', { hasMarket: false, categories: 0 });
  const { areas } = coverageMap([place('deu'), andorra, place('eur', { isCountry: false })]);
  expect(areas.map(({ href }) => href)).toEqual(['/resources/sample-data/market/de/all', undefined]);
  expect(marketPathOf(andorra)).toBeNull();
});
