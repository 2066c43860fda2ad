import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../../test/demonstration-sheets.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import { listMarkets } from '../../subjects/market-queries.server.ts';
import { marketKey } from '../../subjects/market.ts';
import { findRanking } from '../../subjects/ranking-queries.server.ts';
import { findRetailer } from '../../subjects/retailer-queries.server.ts';
import { continentOf } from '../../taxonomy/region-catalogue.server.ts';
import { toAlpha3 } from '../../taxonomy/geo-codes.ts';
import { loadHub } from './hub.server.ts';

let demonstration: DemonstrationSheets;
let hub: Awaited<ReturnType<typeof loadHub>>;
let marketPaths: Set<string>;
const load = (query: string) => loadHub(demonstration.context, new URLSearchParams(query));

beforeAll(async () => {
  demonstration = await openDemonstrationSheets({ asCopy: true });
  const markets = await listMarkets(demonstration.context);
  marketPaths = new Set(markets.map((market) => sheetPath(marketKey(market))));
  hub = await load('');
}, 240_000);
afterAll(() => demonstration.close());

const lastOf = (path: string) => path.split('/').at(-1)!;

describe('every link of the hub exists', () => {
  test('in the table, the map and the regions', () => {
    const { columns, rows, groups, map } = hub.markets;
    const cells = rows.flatMap(({ code }) => columns.map(({ slug }) => sheetPath(`market/${code}/${slug}`)));
    const mapped = [...map.matchAll(/href="([^"]+)"/g)].map(([, path]) => path!);
    expect([rows.length, columns.length, mapped.length]).toEqual([50, 8, 50]);
    expect(rows.flatMap(({ sizes }) => sizes).filter((size) => size === null)).toEqual([]);
    const wholes = groups.map(({ code }) => sheetPath(`market/${code}/all`));
    expect([...cells, ...mapped, ...wholes].filter((path) => !marketPaths.has(path))).toEqual([]);
  });

  test('in the rankings, each once', async () => {
    const paths = hub.rankings.flatMap(({ links }) => links.map(({ to }) => to));
    expect([paths.length, new Set(paths).size]).toEqual([71, 71]);
    const found = await Promise.all(paths.map((path) => findRanking(demonstration.context, lastOf(path))));
    expect(found.filter((ranking) => ranking === null)).toEqual([]);
  });

  test('in the retailers with a profile', async () => {
    const found = await Promise.all(
      hub.featured.map(({ to }) => findRetailer(demonstration.context, lastOf(to))),
    );
    expect(found.map((retailer) => retailer?.hasDetails)).toEqual(Array.from({ length: 27 }, () => true));
  });
});

test('counts all profiles, not only those listed', async () => {
  const { db } = demonstration.context;
  onTestFinished(async () => void (await db.execute(`delete from retailer where slug like 'copy-%'`)));
  await db.execute(`
    insert into retailer (dataset_id, slug, name, display_name, domain, country, category, has_details)
    select dataset_id, 'copy-' || number, name, display_name, domain, country, category, has_details
    from retailer, generate_series(1, 600) as number where slug = 'zalando.de-de'`);
  const { counts, featured } = await load('');
  expect(counts.profiles).toBe(27 + 600);
  expect(featured).toHaveLength(500);
});

describe('the region filter', () => {
  test('filters the table, but not the map', async () => {
    const { markets, address, catalogue } = await load('region=europe');
    expect(markets.rows.length).toBeGreaterThan(15);
    const elsewhere = markets.rows.filter(({ code }) => continentOf(toAlpha3(code)!) !== 'Europe');
    expect(elsewhere).toEqual([]);
    expect(markets.map).toBe(hub.markets.map);
    expect(address).toBe('/resources/sample-data?region=europe');
    expect(catalogue.total).toBeLessThan(hub.catalogue.total);
  });

  test('combines with a letter and a category', async () => {
    const { address, catalogue } = await load('region=europe&letter=z&category=fashion&page=1');
    expect(address).toBe('/resources/sample-data?letter=z&region=europe&category=fashion');
    expect(catalogue.rows.every(({ label }) => /^z/i.test(label))).toBe(true);
  });
});

test.each([
  'region=atlantis',
  'region=all',
  'letter=7&category=x',
  'page=0',
  'page=-1',
  'page=x',
  'page=999',
])('ignores unknown query values: %s', async (query) => {
  const { address, markets } = await load(query);
  expect(address).toBe('/resources/sample-data');
  expect(markets.rows).toEqual(hub.markets.rows);
});

test('sorts countries by name, and the world before the groups', () => {
  const names = hub.markets.rows.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(hub.markets.groups[0]!.name).toBe('Worldwide');
});

test('shows one example of each visibility', () => {
  const { exact, range, locked } = hub.examples;
  expect([exact!.value.state, range!.value.state, locked!.value.state]).toEqual(['shown', 'shown', 'locked']);
  expect(exact!.value.text).not.toContain('–');
  expect(range!.value.text).toContain('–');
});

test('the linked data names only existing data sets', async () => {
  const [catalogue, breadcrumb] = hub.linkedData as [
    { '@type': string; dataset: { url: string; description: string }[] },
    { '@type': string },
  ];
  expect([catalogue['@type'], breadcrumb['@type']]).toEqual(['DataCatalog', 'BreadcrumbList']);
  const { siteUrl } = demonstration.context;
  const known = new Set([...marketPaths, ...hub.rankings.flatMap(({ links }) => links.map(({ to }) => to))]);
  expect(catalogue.dataset.length).toBeGreaterThan(20);
  for (const { url, description } of catalogue.dataset) {
    expect(known).toContain(url.slice(siteUrl.length));
    expect(description.length).toBeGreaterThan(50);
  }
});
