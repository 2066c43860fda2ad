import { expect, test } from 'vitest';
import type { CategorySlug } from '../taxonomy/category.ts';
import { marketNames, sharedName } from './compare-markets-sheet.server.ts';

const places = {
  deu: { geoCode: 'deu', shortName: 'Germany', prefixedShortName: 'Germany' },
  usa: { geoCode: 'usa', shortName: 'US', prefixedShortName: 'the US' },
  wor: { geoCode: 'wor', shortName: 'worldwide', prefixedShortName: 'worldwide' },
};
const market = (place: keyof typeof places, category: CategorySlug) => ({ place: places[place], category });

test('markets of one category are named by place', () => {
  const markets = [market('deu', 'toys'), market('usa', 'toys'), market('wor', 'toys')];
  expect(marketNames(markets)).toEqual([
    { label: 'Germany', inText: 'Germany', where: 'in Germany' },
    { label: 'US', inText: 'the US', where: 'in the US' },
    { label: 'World', inText: 'the world', where: 'worldwide' },
  ]);
  expect(sharedName(markets)).toBe('Toys');
});

test('markets of one place are named by category', () => {
  const markets = [market('usa', 'toys'), market('usa', 'all')];
  expect(marketNames(markets)).toEqual([
    { label: 'Toys', inText: 'toys', asSubject: 'the market for toys', where: 'for toys' },
    {
      label: 'All categories',
      inText: 'all goods',
      asSubject: 'the market for all goods',
      where: 'for all goods',
    },
  ]);
  expect(sharedName(markets)).toBe('US');
});

test('other markets are named by category and place', () => {
  const markets = [market('usa', 'toys'), market('deu', 'all')];
  expect(marketNames(markets)).toEqual([
    {
      label: 'Toys, US',
      inText: 'toys in the US',
      asSubject: 'the market for toys in the US',
      where: 'for toys in the US',
    },
    {
      label: 'All categories, Germany',
      inText: 'all goods in Germany',
      asSubject: 'the market for all goods in Germany',
      where: 'for all goods in Germany',
    },
  ]);
  expect(sharedName(markets)).toBeNull();
});
