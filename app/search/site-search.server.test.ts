import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demonstrationDatabase } from '../../test/demonstration-database.ts';
import { currentDataset } from '../dataset/dataset-queries.server.ts';
import type { Dataset } from '../figures/dataset.ts';
import { sampleContent } from '../../test/samples/sample-content.ts';
import { loadStartFacts } from '../start-facts.server.ts';
import type { StartFacts } from '../context.server.ts';
import { createSiteSearch, type SiteSearch } from './site-search.server.ts';

// Texts may name any shop.
vi.mock('../editorial/content.server.ts', () => ({ content: sampleContent() }));

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
let setDataset: (next: Dataset | null) => void;
beforeEach(() => {
  const edition = { ...loaded.edition, current: { baseYear: 2025, dataset: dataset as Dataset | null } };
  setDataset = (next) => {
    edition.current = { baseYear: 2025, dataset: next };
  };
  search = createSiteSearch({ db: drizzle(pool), facts: { edition, regions: loaded.regions }, log });
});

async function found(query: string) {
  const { groups } = await search(query, 30);
  return groups.flatMap(({ kind, items }) => items.map(({ title, path }) => ({ kind, title, path })));
}

describe('the demonstration data set', () => {
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
  ])('"%s" finds the %s %s first', async (query, kind, title, path) => {
    expect((await found(query))[0]).toEqual({ kind, title, path });
  });

  test('accents may be left out', async () => {
    const shops = (await found('mobel')).map(({ title }) => title);
    expect(shops).toEqual((await found('Möbel')).map(({ title }) => title));
    expect(shops.some((name) => name.includes('Möbel'))).toBe(true);
  });

  test('retailers with details come first; the others are locked and have no page', async () => {
    const { groups } = await search('germany', 1_000);
    const { items } = groups.find(({ kind }) => kind === 'retailer')!;
    const detailed = items.filter(({ locked }) => !locked);
    expect([detailed.length > 0, detailed.length < items.length]).toEqual([true, true]);
    expect(items.slice(0, detailed.length)).toEqual(detailed);
    expect(items.every(({ path, locked }) => (path === null) === locked)).toBe(true);
  });
});

describe('the index', () => {
  test('is built once for many requests, and rebuilt when the data set changes while the old one answers', async () => {
    const queries = vi.spyOn(pool, 'query');
    await Promise.all(['zalando', 'otto', 'ikea'].map(found));
    const needed = queries.mock.calls.length;
    await found('zalando');
    expect(queries.mock.calls.length).toBe(needed);

    setDataset({ ...dataset, id: dataset.id + 1_000 });
    expect(await found('zalando')).toHaveLength(1);
    await vi.waitFor(async () => expect(await found('zalando')).toEqual([]));
    expect(queries.mock.calls.length).toBe(2 * needed);
    queries.mockRestore();
  });

  test('stays the old one if the new one cannot be built', async () => {
    await found('zalando');
    const broken = vi.spyOn(pool, 'query').mockRejectedValue(new Error('away'));
    setDataset({ ...dataset, id: dataset.id + 1_000 });
    expect(await found('zalando')).toHaveLength(1);
    await vi.waitFor(() => expect(broken).toHaveBeenCalled());
    expect(await found('zalando')).toHaveLength(1);
    broken.mockRestore();
  });

  test('fails if the first cannot be built, and is built on the next request', async () => {
    const broken = vi.spyOn(pool, 'query').mockRejectedValue(new Error('away'));
    await expect(found('zalando')).rejects.toThrow('Failed query');
    broken.mockRestore();
    expect(await found('zalando')).toHaveLength(1);
  });

  test('has the pages before a data set is loaded', async () => {
    setDataset(null);
    expect(await found('zalando')).toEqual([]);
    expect(await found('pricing')).toHaveLength(1);
  });
});
