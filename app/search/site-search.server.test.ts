// @module-tag pages
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { demonstrationDatabase } from '../../test/demonstration-database.ts';
import { currentDataset } from '../dataset/dataset-queries.server.ts';
import type { Dataset } from '../figures/dataset.ts';
import { sampleContent } from '../../test/samples/sample-content.ts';
import { loadStartFacts } from '../start-facts.server.ts';
import type { StartFacts } from '../context.server.ts';
import { createSiteSearch, type SiteSearch } from './site-search.server.ts';

const log = pino({ level: 'silent' });
let pool: pg.Pool;
let loaded: StartFacts & { stop(): void };
let dataset: Dataset;
beforeAll(async () => {
  const { url } = await demonstrationDatabase();
  pool = new pg.Pool({ connectionString: url });
  loaded = await loadStartFacts(drizzle(pool), log);
  dataset = (await currentDataset(drizzle(pool)))!;
});
afterAll(async () => {
  loaded.stop();
  await pool.end();
});

let search: SiteSearch;
let misses: string[];
let setDataset: (next: Dataset | null) => void;

function openSearch() {
  const edition = { ...loaded.edition, current: { baseYear: 2025, dataset: dataset as Dataset | null } };
  setDataset = (next) => {
    edition.current = { baseYear: 2025, dataset: next };
  };
  misses = [];
  search = createSiteSearch({
    db: drizzle(pool),
    facts: { edition, regions: loaded.regions },
    settings: { siteUrl: 'https://site.example' },
    content: sampleContent(),
    log,
    misses: { record: (query) => void misses.push(query) },
  });
}

async function found(query: string) {
  const { items } = await search(query, { limit: 30 });
  return items.map(({ kind, title, path }) => ({ kind, title, path }));
}

const hasZalando = async () => (await found('zalando')).some(({ title }) => title === 'Zalando');

describe('the demonstration data set', () => {
  beforeAll(openSearch);

  test.each([
    ['zalnado', 'retailer', 'Zalando', '/resources/sample-data/retailer/zalando.de-de'],
    ['hm', 'retailer', 'H&M', '/resources/sample-data/retailer/hm.com-se'],
    ['toys germany', 'market', 'Toys Industry in Germany', '/resources/sample-data/market/de/toys'],
    ['german toys', 'market', 'Toys Industry in Germany', '/resources/sample-data/market/de/toys'],
    ['de toys', 'market', 'Toys Industry in Germany', '/resources/sample-data/market/de/toys'],
    ['toys in the uk', 'market', 'Toys Industry in the UK', '/resources/sample-data/market/gb/toys'],
    ['british toys', 'market', 'Toys Industry in the UK', '/resources/sample-data/market/gb/toys'],
    ['germany', 'market', 'eCommerce Industry in Germany', '/resources/sample-data/market/de/all'],
    ['global food', 'market', 'Global Food Industry', '/resources/sample-data/market/ww/food'],
    ['e-commerce us', 'market', 'eCommerce Industry in the US', '/resources/sample-data/market/us/all'],
    [
      'top stores germany',
      'ranking',
      'Top Online Stores in Germany',
      '/resources/sample-data/ranking/top-online-stores-in-germany',
    ],
    ['gdpr', 'page', 'Privacy Policy', '/legal/privacy-policy'],
    ['compare', 'page', 'Compare markets or retailers', '/resources/sample-data/compare'],
    [
      'competitors zalando',
      'retailer',
      'Zalando: top competitors',
      '/resources/sample-data/retailer/zalando.de-de/top-competitors',
    ],
    ['amazon germany', 'retailer', 'Amazon', '/resources/sample-data/retailer/amazon.com-us'],
  ])('"%s" finds the %s %s first', async (query, kind, title, path) => {
    expect((await found(query))[0]).toEqual({ kind, title, path });
  });

  test.each([
    ['ebay', ['eBay']],
    ['ebay vs amazon', ['eBay', 'Amazon']],
    ['amazon ebay', ['Amazon', 'eBay']],
    ['zalando revenue', ['Zalando']],
    ['zalando revenue 2023', ['Zalando']],
    ['otto vs zalando vs amazon', ['OTTO', 'Zalando', 'Amazon']],
    ['jumbo vs zalando', ['Jumbo', 'JUMBO', 'Zalando']],
  ])('"%s" lists the retailers first, each once', async (query, names) => {
    const { items } = await search(query, { limit: 30 });
    expect(items.slice(0, names.length).map(({ title }) => title)).toEqual(names);
    const rows = items
      .filter(({ kind }) => kind === 'retailer')
      .map(({ title, about }) => `${title} ${about}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('accents may be left out', async () => {
    const shops = (await found('mobel')).map(({ title }) => title);
    expect(shops).toEqual((await found('Möbel')).map(({ title }) => title));
    expect(shops.some((name) => name.includes('Möbel'))).toBe(true);
  });

  test('retailers with a profile come before locked ones, which have no figures', async () => {
    const { items } = await search('german shops', { limit: 1_000, kind: 'retailer' });
    const profiles = items.filter(({ title }) => !/: (?:top competitors|payment, shipping)/.test(title));
    const open = profiles.filter(({ locked }) => !locked);
    expect([open.length > 0, open.length < profiles.length]).toEqual([true, true]);
    expect(profiles.slice(0, open.length)).toEqual(open);
    expect(items.every(({ path, locked }) => path.includes('/shop/') === locked)).toBe(true);
    expect(items.filter(({ locked, value }) => locked && value)).toEqual([]);
  });

  test('rows have the country and the published range of the year', async () => {
    const { items } = await search('toys germany', { limit: 1 });
    expect(items[0]).toMatchObject({ place: 'de', value: { label: 'Market size, 2025' } });
    expect(items[0]!.value!.text).toMatch(/^\$\d/);
    const { items: published } = await search('china', { limit: 30 });
    expect(published[0]!.value!.text).toMatch(/^\$[\d.]+tn$/);
  });

  test('counts only queries that were sent off and found nothing', async () => {
    await search('xqzvwk', { limit: 3 });
    await search('zalando', { limit: 3, submitted: true });
    expect(misses).toEqual([]);
    await search('xqzvwk', { limit: 3, submitted: true });
    expect(misses).toEqual(['xqzvwk']);
  });
});

describe('the index', () => {
  beforeEach(openSearch);

  test('is built once for many requests, and rebuilt when the data set changes while the old one answers', async () => {
    const queries = vi.spyOn(pool, 'query');
    await Promise.all(['pricing', 'glossary', 'contact'].map(found));
    const needed = queries.mock.calls.length;
    await found('imprint');
    expect(queries.mock.calls.length).toBe(needed);

    setDataset({ ...dataset, id: dataset.id + 1_000 });
    expect(await hasZalando()).toBe(true);
    await eventually(async () => expect(await hasZalando()).toBe(false));
    expect(queries.mock.calls.length).toBeGreaterThan(needed);
    queries.mockRestore();
  });

  test('stays the old one if the new one cannot be built', async () => {
    await found('zalando');
    const broken = vi.spyOn(pool, 'query').mockRejectedValue(new Error('away'));
    setDataset({ ...dataset, id: dataset.id + 1_000 });
    expect(await hasZalando()).toBe(true);
    await eventually(() => expect(broken).toHaveBeenCalled());
    expect(await hasZalando()).toBe(true);
    broken.mockRestore();
  });

  test('fails if the first cannot be built, and is built on the next request', async () => {
    const broken = vi.spyOn(pool, 'query').mockRejectedValue(new Error('away'));
    await expect(found('zalando')).rejects.toThrow('Failed query');
    broken.mockRestore();
    expect(await hasZalando()).toBe(true);
  });

  test('has the pages before a data set is loaded', async () => {
    setDataset(null);
    expect(await hasZalando()).toBe(false);
    expect((await found('pricing'))[0]!.title).toBe('Pricing');
  });
});
