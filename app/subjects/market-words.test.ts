import { describe, expect, test } from 'vitest';
import type { CategorySlug } from '../taxonomy/category.ts';
import { goodsInText, marketWords } from './market-words.ts';

const germany = { geoCode: 'deu', adjectival: 'German', name: 'Germany', prefixedShortName: 'Germany' };
const world = { geoCode: 'wor', adjectival: 'global', name: 'worldwide', prefixedShortName: 'worldwide' };

describe('the name of a market', () => {
  test('combines country and goods in a sentence', () => {
    expect(marketWords({ category: 'toys' }, germany, 2025)).toMatchObject({
      market: 'Germany’s online toy market',
      scope: 'Toys, Germany',
      spending: 'spending on toys',
      where: 'in Germany',
    });
  });

  test('avoids awkward possessives, and names before “market” what reads well there', () => {
    const dutch = {
      geoCode: 'nld',
      adjectival: 'Dutch',
      name: 'Netherlands',
      prefixedShortName: 'the Netherlands',
    };
    const cypriot = { geoCode: 'cyp', adjectival: 'Cypriot', name: 'Cyprus', prefixedShortName: 'Cyprus' };
    expect(marketWords({ category: 'furniture-homeware' }, dutch, 2025).market).toBe(
      'The Dutch online furniture and homeware market',
    );
    expect(marketWords({ category: 'flowers-gifts' }, cypriot, 2025).market).toBe(
      'The Cypriot online market for flowers and gifts',
    );
    expect(marketWords({ category: 'other-hobby-leisure' }, germany, 2025).market).toBe(
      'Germany’s online market for miscellaneous hobby and leisure goods',
    );
  });

  test('leaves out the goods for all of them, and “in” for the world', () => {
    expect(marketWords({ category: 'all' }, world, 2025)).toMatchObject({
      market: 'The global online market',
      spending: 'retail spending',
      spent: 'spent online',
      where: 'worldwide',
    });
  });

  test('names goods as people buy them', () => {
    expect(
      ['grocery', 'diy', 'bags-accessories', 'garden'].map((slug) => goodsInText(slug as CategorySlug)),
    ).toEqual(['groceries', 'DIY goods', 'bags and accessories', 'garden products']);
  });
});
