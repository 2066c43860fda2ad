import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../test/demonstration-sheets.ts';
import { loadMarketList } from '../markets/market-list.server.ts';
import { alphabet, letterOf } from '../taxonomy/alphabet.ts';
import { loadCatalogue } from './catalogue.server.ts';

let demonstration: DemonstrationSheets;

beforeAll(async () => {
  demonstration = await openDemonstrationSheets();
}, 240_000);
afterAll(() => demonstration.close());

const catalogue = (query = '') => loadCatalogue(demonstration.context, new URLSearchParams(query));
const markets = (query = '') => loadMarketList(demonstration.context, new URLSearchParams(query));

test('the letters of the index add up to the whole catalogue', async () => {
  const { total, letters } = await catalogue();
  expect(total).toBeGreaterThan(1000);
  expect(letters.map(({ letter }) => letter)).toEqual(alphabet);
  const totals = await Promise.all(
    alphabet.map(async (letter) => catalogue(`letter=${encodeURIComponent(letter)}`)),
  );
  expect(totals.reduce((sum, page) => sum + page.total, 0)).toBe(total);
  expect(totals.map((page) => page.total > 0)).toEqual(letters.map(({ filled }) => filled));
});

test('a page has twenty entries, the last page the rest', async () => {
  const { total, pages, rows } = await catalogue();
  expect(rows).toHaveLength(20);
  expect((await catalogue(`page=${pages}`)).rows).toHaveLength(total - 20 * (pages - 1));
  expect((await catalogue(`page=${pages + 1}`)).rows).toEqual([]);
});

test('letter, region and category filters combine', async () => {
  const { rows, letters } = await catalogue('letter=z&region=europe&category=fashion');
  expect(rows.map(({ label }) => letterOf(label))).toEqual(rows.map(() => 'z'));
  expect(rows.map(({ slug }) => slug)).toContain('zalando.de-de');
  expect(new Set(rows.map(({ category }) => category))).toEqual(
    new Set(['Fashion', 'Apparel', 'Bags & Accessories']),
  );
  expect(letters.some(({ filled }) => !filled)).toBe(true);
});

test('retailers with details link to their profile, others are locked', async () => {
  const { rows } = await catalogue('letter=z');
  const hrefs = new Map(rows.map(({ slug, href }) => [slug, href]));
  expect(hrefs.get('zalando.de-de')).toBe('/resources/sample-data/retailer/zalando.de-de');
  expect(hrefs.get('zooplus.de-de')).toBeUndefined();
});

test('a shop without a main category is general', async () => {
  const { rows } = await catalogue('category=all');
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['General']));
});

test('markets are sorted by region name', async () => {
  const { total, letters, rows } = await markets();
  expect(total).toBe(2100);
  expect(rows[0]).toMatchObject({ place: 'Africa', title: 'eCommerce Industry in Africa' });
  expect(letters.find(({ letter }) => letter === 'g')!.filled).toBe(true);
  expect(new Set((await markets('letter=g')).rows.map(({ place }) => place))).toEqual(
    new Set(['Germany', 'Greece']),
  );
});

test('markets are filtered by region and category', async () => {
  const { rows, total } = await markets('region=australia-oceania&category=grocery');
  expect(total).toBe(rows.length);
  expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(['Grocery', 'Food', 'Beverages']));
  expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(['Australia', 'New Zealand']));
});
