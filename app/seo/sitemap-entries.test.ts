import { expect, test } from 'vitest';
import { byImportance } from './sitemap-entries.server.ts';

test('markets of a single category are the last to be rendered ahead', () => {
  const at = (...paths: string[]) => paths.map((path) => ({ path }));
  expect(
    byImportance({
      pages: at('/'),
      markets: at('/market/de/toys', '/market/de/all', '/market/de/all/transactions', '/market/de/allergy'),
      retailers: at('/retailer/otto'),
      rankings: at('/ranking/top'),
      blog: at('/blog/one'),
      glossary: at('/glossary/gmv'),
      library: at('/whitepaper/one'),
    }),
  ).toEqual([
    '/',
    '/market/de/all',
    '/market/de/all/transactions',
    '/ranking/top',
    '/retailer/otto',
    '/whitepaper/one',
    '/blog/one',
    '/glossary/gmv',
    '/market/de/toys',
    '/market/de/allergy',
  ]);
});
