import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../../test/demonstration-sheets.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { Figure } from '../../figures/figure.ts';
import { extentOf, tickOf } from '../../figures/figure-marks.ts';
import { formatFigure } from '../../figures/format/format.ts';
import { rangeOf } from '../../figures/ladder.ts';
import { compareMarkets, listMarkets } from '../../subjects/market-queries.server.ts';
import { marketKey } from '../../subjects/market.ts';
import { findRanking } from '../../subjects/ranking-queries.server.ts';
import { findRetailer, pageOfRetailers } from '../../subjects/retailer-queries.server.ts';
import { continentOf } from '../../taxonomy/region-catalogue.server.ts';
import { toAlpha3 } from '../../taxonomy/geo-codes.ts';
import { loadHub } from './hub.server.ts';
import { marketOverview } from './market-overview.server.ts';

let demonstration: DemonstrationSheets;
let hub: Awaited<ReturnType<typeof loadHub>>;
let marketPaths: Set<string>;
const load = (query: string) => loadHub(demonstration.context, new URLSearchParams(query));

beforeAll(async () => {
  demonstration = await openDemonstrationSheets();
  const markets = await listMarkets(demonstration.context);
  marketPaths = new Set(markets.map((market) => sheetPath(marketKey(market))));
  hub = await load('');
}, 240_000);
afterAll(() => demonstration.close());

const lastOf = (path: string) => path.split('/').at(-1)!;
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"#?]+)"/g)].map(([, to]) => to!);
const tableIn = (html: string) => /<table.*?<\/table>/s.exec(html)![0];
const namesIn = (markets: string) =>
  [...tableIn(markets).matchAll(/<th scope="row">.*?> ([^<]+)<\/a>/g)].map(([, name]) => name!);

describe('every link of the hub exists', () => {
  test('in the map, the regions and the table', () => {
    const { markets } = hub.drawn;
    const paths = linksIn(markets).filter((path) => path.includes('/sample-data/market/'));
    expect([...new Set(paths)].filter((path) => !marketPaths.has(path))).toEqual([]);
    const inTable = linksIn(tableIn(markets)).filter((path) => path.includes('/market/'));
    expect(inTable).toHaveLength(50 * 9);
    expect(new Set(inTable).size).toBe(50 * 8);
  });

  test('in the rankings, each once', async () => {
    const paths = linksIn(hub.drawn.rankings);
    expect([paths.length, new Set(paths).size]).toEqual([71, 71]);
    const found = await Promise.all(paths.map((path) => findRanking(demonstration.context, lastOf(path))));
    expect(found.filter((ranking) => ranking === null)).toEqual([]);
  });

  test('in the retailers with a profile', async () => {
    const paths = linksIn(hub.drawn.profiles);
    const found = await Promise.all(paths.map((path) => findRetailer(demonstration.context, lastOf(path))));
    expect(found.map((retailer) => retailer?.hasDetails)).toEqual(Array.from({ length: 12 }, () => true));
  });
});

test('counts all profiles, and shows the largest', () => {
  expect(hub.counts.profiles).toBe(27);
  expect(linksIn(hub.drawn.profiles)[0]).toBe('/resources/sample-data/retailer/amazon.com-us');
});

test('the catalogue begins with the open profiles, the largest first', async () => {
  const rows = [...hub.catalogue.rows, ...(await load('page=2')).catalogue.rows];
  const open = rows.map(({ href }) => href !== undefined);
  expect(open).toEqual(open.map((_, at) => at < 27));
  expect(rows[0]!.slug).toBe('amazon.com-us');
  const locked = rows.slice(27).map(({ slug }) => slug);
  const byName = await pageOfRetailers(
    demonstration.context,
    { hasDetails: false },
    { page: 1, pageSize: 13 },
  );
  expect(locked).toEqual(byName.items.map(({ slug }) => slug));
});

describe('the region filter', () => {
  test('filters the table, but not the map', async () => {
    const { drawn, address, catalogue } = await load('region=europe');
    const rows = [...tableIn(drawn.markets).matchAll(/<th scope="row"><a href="([^"]+)"/g)];
    const codes = rows.map(([, path]) => path!.split('/').at(-2)!);
    expect(codes.length).toBeGreaterThan(15);
    expect(codes.filter((code) => continentOf(toAlpha3(code)!) !== 'Europe')).toEqual([]);
    const mapOf = (html: string) => html.slice(0, html.indexOf('>Regions<'));
    expect(mapOf(drawn.markets)).toBe(mapOf(hub.drawn.markets));
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
  'sort=cars',
  'map=weather&year=1066',
])('ignores unknown query values: %s', async (query) => {
  const { address, drawn } = await load(query);
  expect(address).toBe('/resources/sample-data');
  expect(drawn.markets).toBe(hub.drawn.markets);
});

describe('the table of countries', () => {
  test('has the largest markets first, equal ranges by name', async () => {
    const { rows } = await marketOverview(demonstration.context, '', 'all');
    expect(namesIn(hub.drawn.markets)).toEqual(rows.map(({ name }) => name));
    const shades = rows.map(({ sizes }) => sizes[0]!.shade!);
    expect(shades).toEqual(shades.toSorted((one, other) => other - one));
    for (const [at, { name, sizes }] of rows.entries()) {
      const next = rows[at + 1];
      if (next?.sizes[0]!.text === sizes[0]!.text)
        expect(name.localeCompare(next.name, 'en')).toBeLessThan(0);
    }
  });

  test('is sorted by name or by a category, and these views are not for search engines', async () => {
    const byName = await load('sort=name');
    const names = namesIn(byName.drawn.markets);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    const { drawn, address, isView } = await load('sort=fashion');
    expect(drawn.markets).toMatch(/aria-sort="descending"><a [^>]*sort=fashion/);
    expect([address, isView, hub.isView]).toEqual(['/resources/sample-data', true, false]);
  });

  test('shades equal ranges alike', async () => {
    const { rows } = await marketOverview(demonstration.context, '', 'all');
    const byText = Map.groupBy(
      rows.flatMap(({ sizes }) => sizes.filter((size) => size !== null)),
      ({ text }) => text,
    );
    for (const [, same] of byText) expect(new Set(same.map(({ shade }) => shade)).size).toBe(1);
  });
});

/** Where ranges cover several steps, only their lower ends have one. */
function atLeast(figure: Figure) {
  const { low } = extentOf(figure)!;
  return `at least ${tickOf(figure)(rangeOf(figure.metric, low!).low!)}`;
}

/** A figure that is public is shown exactly elsewhere; a map has the colours of steps. */
function byStep(figure: Figure): Figure {
  if (figure.visibility !== 'exact' || figure.value === null) return figure;
  return { ...figure, visibility: 'range', range: rangeOf(figure.metric, figure.value) };
}

describe('the map', () => {
  test('shows the measure and the year of the address', async () => {
    const { drawn, address } = await load('map=growth&year=2021');
    expect(drawn.markets).toContain('value="growth" checked');
    expect(drawn.markets).toContain('<output>Growth, 2021</output>');
    expect(address).toBe('/resources/sample-data');
  });

  test('holds exactly the published range of every country, measure and year', async () => {
    const html = hub.drawn.markets;
    const years = 2025 - Number(/name="year" min="(\d+)"/.exec(html)![1]) + 1;
    const legends = [...html.matchAll(/data-legend="([^"]+)"/g)].map(([, steps]) => steps!.split('|'));
    const metrics = ['market-size', 'spend-per-head', 'market-growth', 'online-share'] as const;
    const isByLowerEnd = (metric: string) => metric === 'spend-per-head' || metric === 'market-growth';
    expect([legends.length, years > 5]).toEqual([4, true]);
    const codes = new Map(
      [...html.matchAll(/data-mark="([^":]+): [^"]*" data-views="([^"]+)"/g)].map(([, name, steps]) => [
        name!,
        steps!,
      ]),
    );
    const { context } = demonstration;
    for (const [at, metric] of metrics.entries()) {
      for (const year of Array.from({ length: years }, (_, back) => 2025 - back)) {
        const found = await compareMarkets(context, { metric, period: year, categories: ['all'] });
        const ofCountries = found.filter(({ region }) => context.region(region).geoType === 'Country');
        const [drawn, published] = [
          ofCountries.map(({ region }) => {
            const steps = codes.get(context.region(region).name)!;
            return legends[at]![Number.parseInt(steps.charAt((at + 1) * years - 1 - (2025 - year)), 36)];
          }),
          ofCountries.map(({ figure }) =>
            isByLowerEnd(metric) ? atLeast(figure) : formatFigure(byStep(figure)),
          ),
        ];
        expect([metric, year, drawn]).toEqual([metric, year, published]);
      }
    }
  });
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
  const known = new Set([...marketPaths, ...linksIn(hub.drawn.rankings)]);
  expect(catalogue.dataset.length).toBeGreaterThan(20);
  for (const { url, description } of catalogue.dataset) {
    expect(known).toContain(url.slice(siteUrl.length));
    expect(description.length).toBeGreaterThan(50);
  }
});
