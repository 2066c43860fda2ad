import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disagreements } from '../../test/agreement.ts';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../test/demonstration-sheets.ts';
import { figuresOf } from '../data-pages/exhibit.ts';
import { extentOf } from '../figures/figure-marks.ts';
import { findSheet } from '../sample-data/find-sheet.server.ts';
import { explorationOf, explorationPath, explorationQuery, explorePath } from '../subjects/exploration.ts';
import { measures, type Measure } from '../subjects/measure.ts';
import { searchDescription } from '../base/search-snippet.ts';
import { presentSheet } from '../data-pages/page/present-sheet.server.ts';
import { askedExploration } from './asked-exploration.ts';
import { loadCatalogue } from './explorable.server.ts';
import { exploreSheet, findExploreSheet } from './explore-sheet.server.ts';
import { isIndexed, presetsFor } from './presets.ts';

let sheets: DemonstrationSheets;
beforeAll(async () => {
  sheets = await openDemonstrationSheets();
});
afterAll(() => sheets.close());

async function explore(query: string) {
  const catalogue = await loadCatalogue(sheets.context, null);
  const asked = askedExploration(new URLSearchParams(query), catalogue);
  expect([query, asked.problems]).toEqual([query, []]);
  const { sheet, mapYears } = await exploreSheet(sheets.context, asked.state, catalogue);
  return { sheet, mapYears, exhibit: sheet.exhibits[0] };
}

describe('every measure', () => {
  const ofMarkets = ['', '&from=2025&to=2025', '&places=de', '&places=cn,de,fr,gb,in,us', '&view=map'];

  async function shapesOf({ of, split }: Measure) {
    if (of === 'market') return ofMarkets.filter((shape) => !(split && shape.includes('map')));
    const { shops } = await loadCatalogue(sheets.context, null);
    const slugs = shops.map(({ slug }) => slug).toSorted();
    return [slugs.slice(0, 12), slugs.slice(12, 24), slugs.slice(24)].map(
      (some) => `&retailers=${some.join()}`,
    );
  }

  test.each(measures)('$id says in words what its chart and its table show', async (measure) => {
    let shown = 0;
    for (const shape of await shapesOf(measure)) {
      const { sheet, exhibit } = await explore(`measure=${measure.id}${shape}`);
      if (!exhibit) continue;
      shown += 1;
      expect([shape, disagreements(sheet)]).toEqual([shape, []]);
      expect(exhibit.message).not.toMatch(/paid plans/);
    }
    expect(shown).toBeGreaterThan(0);
  });
});

test.each([
  ['market-size', 'Online consumer spending'],
  ['conversion-rate', 'Visits (sessions)'],
  ['net-sales', 'Net sales'],
])('the scope of %s begins with what it counts', async (measure, counted) => {
  expect((await explore(`measure=${measure}`)).sheet.scope.counted[0]).toContain(counted);
});

describe('the chart', () => {
  test.each([
    ['measure=market-size', 'series'],
    ['measure=market-size&from=2025&to=2025', 'ladder'],
    ['measure=market-growth&from=2025&to=2025', 'capsules'],
    ['measure=concentration-cr4&places=de,us', 'ladder'],
    ['measure=device-share&places=fr', 'ladder'],
    ['measure=device-share&places=de', 'strip'],
    ['measure=device-share&places=de,us', 'strip'],
    ['measure=payment-share&places=de,es,fr,gb,nl,pl', 'strip'],
    ['measure=category-mix&places=de,us', 'strip'],
    ['measure=seasonality-index&places=de,us&category=toys', 'strip'],
    ['measure=online-share&view=map', 'map'],
  ])('of %s is a %s', async (query, kind) => {
    expect((await explore(query)).exhibit?.chart?.kind).toBe(kind);
  });

  test('of parts shows what is, not what is forecast, and says of which year', async () => {
    const { exhibit } = await explore('measure=category-mix&places=de,us');
    expect(exhibit?.subtitle).toMatch(/, 2025$/);
    const cells = exhibit!.table.rows.flatMap((row) => row.cells);
    const methods = cells.flatMap((cell) =>
      typeof cell === 'object' && cell && 'method' in cell ? cell.method : [],
    );
    expect(methods).not.toContain('forecast');
    expect(methods.length).toBeGreaterThan(5);
  });

  test('has the largest first, equal ranges by name', async () => {
    const { exhibit } = await explore('measure=market-size&places=de,fr,us');
    expect(exhibit?.table.columns).toEqual(['Year', 'US', 'Germany', 'France']);
  });

  test('names what the data set does not have', async () => {
    const { exhibit } = await explore('measure=conversion-rate&places=de,fr');
    expect(exhibit?.note).toBe('No figures here for France.');
  });

  test('is missing where there is nothing to show', async () => {
    expect((await explore('measure=conversion-rate&places=fr')).exhibit).toBeUndefined();
  });

  test('of a map keeps its colours from year to year', async () => {
    const [early, late] = await Promise.all(
      [2018, 2025].map((year) => explore(`measure=online-share&to=${year}&view=map`)),
    );
    const stepsOf = ({ exhibit }: NonNullable<typeof early>) =>
      exhibit?.chart?.kind === 'map' && exhibit.chart.steps;
    expect(stepsOf(early!)).toEqual(stepsOf(late!));
    expect(early!.mapYears).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]);
  });
});

test.each([
  ['measure=market-size&places=de,fr', 'Market size in Germany and France'],
  ['measure=market-size&places=de,fr&category=toys', 'Market size in Germany and France, Toys'],
  [
    'measure=market-growth&places=eu&category=diy,electronics,fashion,grocery,toys',
    'Market growth in five categories, Europe',
  ],
  ['measure=market-growth&places=de,fr,it&category=fashion,toys', 'Market growth in six markets'],
  ['measure=market-size&view=map&to=2025', 'Market size by country, 2025'],
  ['measure=market-size&view=map&to=2025&category=toys', 'Market size by country, Toys, 2025'],
])('the title of %s names a category, but not all goods', async (query, title) => {
  expect((await explore(query)).sheet.title).toBe(title);
});

test.each([
  ['measure=gdp', 'Gross domestic product, 2024, in US dollars'],
  ['measure=population&places=de', 'Population, 2018–2025'],
  ['measure=market-size&places=de,fr&category=toys', 'Market size, Toys, 2018–2030, in US dollars'],
  ['measure=market-growth&places=de&category=fashion,toys', 'Market growth, Germany, 2019–2030'],
])('the subtitle of %s names a category or a place, but not all goods', async (query, subtitle) => {
  expect((await explore(query)).exhibit?.subtitle).toBe(subtitle);
});

test('a key finds its sheet only as we would write it', async () => {
  const { context } = sheets;
  const key = 'explore/measure=online-share&places=cn,de';
  expect((await findExploreSheet(context, key))?.key).toBe(key);
  expect((await findExploreSheet(context, 'explore/start'))?.key).toBe('explore/start');
  for (const other of ['places=de,cn&measure=online-share', 'measure=online-share&places=xx', ''])
    expect([other, await findExploreSheet(context, `explore/${other}`)]).toEqual([other, null]);
});

test('every preset answers its question and is indexed', async () => {
  const catalogue = await loadCatalogue(sheets.context, null);
  const presets = presetsFor(catalogue);
  expect(presets.length).toBe(6);
  for (const { to } of presets) {
    const { state } = askedExploration(new URL(to, 'https://site.example').searchParams, catalogue);
    expect([to, isIndexed(state)]).toEqual([to, true]);
    const { exhibit, sheet } = await explore(to.slice(explorePath.length + 1));
    expect([to, exhibit?.message]).toEqual([to, expect.not.stringMatching(noAnswer)]);
    expect([to, searchDescription(sheet.description)]).toEqual([to, expect.not.stringMatching(/…$/)]);
  }
});

/** True, but no answer to a question. */
const noAnswer = /overlap|stands out|no clear leader|paid plans|that it is known for/;

test('a measure of retailers starts with the largest ones', async () => {
  const { startingRetailers, shops } = await loadCatalogue(sheets.context, null);
  const highEnd = async ({ slug }: { slug: string }) => {
    const { exhibit } = await explore(`measure=net-sales&retailers=${slug}&from=2025&to=2025`);
    return extentOf(figuresOf(exhibit!)[0]!)!.high ?? Infinity;
  };
  const isStart = ({ slug }: { slug: string }) => startingRetailers.includes(slug);
  const ends = await Promise.all(
    shops.map(async (shop) => ({ isStart: isStart(shop), end: await highEnd(shop) })),
  );
  const { true: first, false: others } = Object.groupBy(ends, (one) => String(one.isStart));
  expect(first).toHaveLength(4);
  expect(Math.min(...first!.map(({ end }) => end))).toBeGreaterThanOrEqual(
    Math.max(...others!.map(({ end }) => end)),
  );
});

describe('an exhibit of another page', () => {
  const keys = [
    'market/de/all',
    'market/eu/fashion',
    'market/us/all/transactions',
    'market/de/all/top-retailers',
    'retailer/zalando.de-de',
    'retailer/zalando.de-de/top-competitors',
    'compare/market/de~all/us~toys',
    'compare/retailer/zalando.de-de/otto.de-de',
    'ranking/top-online-stores-in-germany',
  ];

  test.each(keys)('of %s leads to addresses that are canonical and have figures', async (key) => {
    const catalogue = await loadCatalogue(sheets.context, null);
    const sheet = (await findSheet(sheets.context, key))!;
    const views = presentSheet(sheet, 'https://site.example').sections.flatMap(({ exhibits }) => exhibits);
    const paths = views.flatMap(({ explore: path }) => path ?? []);
    for (const path of paths) {
      const { searchParams } = new URL(path, 'https://site.example');
      const { isCanonical, problems } = askedExploration(searchParams, catalogue);
      expect([path, isCanonical, problems]).toEqual([path, true, []]);
      const { exhibit } = await explore(searchParams.toString());
      expect([path, exhibit !== undefined]).toEqual([path, true]);
    }
    if (!key.startsWith('ranking/')) expect(paths.length).toBeGreaterThan(0);
  });

  test('opens with its own figures', async () => {
    const sheet = (await findSheet(sheets.context, 'market/de/fashion'))!;
    const size = sheet.exhibits.find(({ id }) => id === 'size')!;
    const state = explorationOf(figuresOf(size))!;
    expect(explorationPath(state)).toBe(`${explorePath}?measure=market-size&places=de&category=fashion`);
    const { exhibit } = await explore(explorationQuery(state));
    const texts = (one: typeof size) => figuresOf(one).map(({ passportUrl }) => passportUrl);
    expect(texts(exhibit!)).toEqual(texts(size));
  });

  test('of a ranking opens with its open retailers', async () => {
    const sheet = (await findSheet(sheets.context, 'ranking/top-online-stores-in-germany'))!;
    const { table } = sheet.exhibits.find(({ id }) => id === 'sales')!;
    const open = table.rows.flatMap(({ href = '' }) => /retailer\/(.+)$/.exec(href)?.[1] ?? []);
    expect(open.length).toBeGreaterThan(1);
    const shown = presentSheet(sheet, 'https://marketquay.example').sections.flatMap((one) => one.exhibits);
    const { explore: address } = shown.find(({ id }) => id === 'sales')!;
    const query = new URL(address!, 'https://marketquay.example').searchParams;
    expect(query.get('retailers')).toBe(open.toSorted().join());
    const { exhibit } = await explore(query.toString());
    expect(exhibit!.table.rows).toHaveLength(open.length);
  });
});
