import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemonstrationDatabase } from '../demonstration-database.ts';
import { startTestSite, type TestSite } from '../site.ts';
import regionFacts from '../../data/facts/regions.json' with { type: 'json' };
import { attackGroups, type ToldSize, type Whole } from './attack-groups.ts';
import { attackRegion, type Given, type Told } from './attack-region.ts';
import { attackShops, type GivenPlace, type GivenSales } from './attack-shops.ts';

/**
 * An attack on the demonstration data with nothing but the answers of the public API. The exact figures are only read
 * to see how close it came.
 */
let site: TestSite;
beforeAll(async () => {
  // One address may ask 300 times a minute; the attack comes from many.
  site = await startTestSite({ TRUST_PROXY: '1' }, await createDemonstrationDatabase());
}, 240_000);
afterAll(() => site.stop());

let asked = 0;
async function answerOf(path: string): Promise<Response> {
  asked += 1;
  const address = `198.51.${Math.floor(asked / 250)}.${asked % 250}`;
  const response = await site.fetch(path, { headers: { 'x-forwarded-for': address } });
  expect([path, response.status]).toEqual([path, 200]);
  return response;
}

async function ask<Answer>(path: string): Promise<Answer> {
  return (await (await answerOf(path)).json()) as Answer;
}

describe('nobody with a spreadsheet gets closer than the disclosure rule allows', () => {
  test.each(['aut', 'dnk', 'ita', 'vnm', 'wor'])(
    'to a market of %s',
    async (region) => {
      expect(await brokenIn(region, await toldOf(region))).toEqual([]);
    },
    300_000,
  );

  test('to any market', { tags: ['exhaustive'], timeout: 3_600_000 }, async () => {
    const { rows } = await site.database.pool.query<{ region: string }>('select distinct region from market');
    const broken: unknown[] = [];
    const sizes: ToldSize[] = [];
    for (const { region } of rows) {
      const told = await toldOf(region);
      broken.push(...(await brokenIn(region, told)));
      sizes.push(
        ...told.filter(({ metric }) => metric === 'market-size').map((size) => ({ ...size, region })),
      );
    }
    const afterSums = Map.groupBy(attackGroups(sizes, wholesAmong(rows)), ({ region }) => region);
    for (const [region, told] of afterSums)
      broken.push(
        ...(await brokenIn(
          region,
          told.map((size) => ({ ...size, metric: 'market-size', dimension: '' })),
        )),
      );
    expect(broken).toEqual([]);
  });

  test('to the sales of a shop', { timeout: 300_000 }, async () => {
    const { sales, places, countryOf } = await shopsOfApi();
    expect(places.length).toBeGreaterThan(1_000);
    const truth = await salesByName();
    const told = attackShops(places, sales, countryOf).filter(({ name }) => truth.has(name));
    expect(told.length).toBeGreaterThan(1_000);
    expect(told.filter(({ name, ...one }) => isBroken(one, truth.get(name)!))).toEqual([]);
  });
});

test('the attack works: with growth to five points a size that crosses an edge is told', () => {
  const figure = { category: 'all', dimension: '', visibility: 'range' };
  const told = attackRegion(
    [
      { ...figure, metric: 'market-size', period: '2024', range: { low: 5e9, high: 10e9 } },
      { ...figure, metric: 'market-size', period: '2025', range: { low: 10e9, high: 20e9 } },
      { ...figure, metric: 'market-growth', period: '2025', range: { low: 5, high: 10 } },
    ],
    new Map(),
  );
  expect(told.map((one) => one.told[1])).toEqual([10e9, expect.closeTo(11e9), 10]);
  expect(isBroken(told[1]!, 10.04e9)).toBe(true);
});

test('the attack works: where all its categories grew by 5–10%, so did a market', () => {
  const figure = { dimension: '', visibility: 'range' };
  const size = (category: string, period: string, low: number, high: number) => ({
    ...figure,
    category,
    metric: 'market-size',
    period,
    range: { low, high },
  });
  const growth = (category: string, low: number, high: number) => ({
    ...size(category, '2025', low, high),
    metric: 'market-growth',
  });
  const told = attackRegion(
    [
      size('diy', '2024', 5e8, 1e9),
      size('diy', '2025', 1e9, 2e9),
      growth('diy', 5, 30),
      ...['garden', 'tools'].flatMap((part) => [
        size(part, '2024', 2e8, 5e8),
        size(part, '2025', 5e8, 1e9),
        growth(part, 5, 10),
      ]),
    ],
    new Map([['diy', ['garden', 'tools']]]),
  );
  expect(told[1]!.told[1]).toBeCloseTo(1.1e9);
});

test('the attack works: a group tells what is left for its largest member', () => {
  const size = { category: 'all', period: '2025' };
  const [whole, large] = attackGroups(
    [
      { ...size, region: 'asi', shown: [5, 10], told: [5, 5.5] },
      { ...size, region: 'chn', shown: [2, 5], told: [2, 5] },
      { ...size, region: 'jpn', shown: [2, 5], told: [3.2, 5] },
    ],
    [{ region: 'asi', parts: ['chn', 'jpn'] }],
  );
  expect([whole!.told, large!.told[1]]).toEqual([[5.2, 5.5], expect.closeTo(2.3)]);
});

/** Every group with its countries, and the world also by its continents. */
function wholesAmong(rows: readonly { region: string }[]): Whole[] {
  const published = new Set(rows.map(({ region }) => region));
  const groups = regionFacts.groups.map(({ geoCode, members }) => ({
    region: geoCode,
    parts: members.filter((member) => published.has(member)),
  }));
  const continents = groups.filter(({ region }) => ['afr', 'asi', 'eur', 'lat'].includes(region));
  const others = groups
    .find(({ region }) => region === 'wor')!
    .parts.filter((country) => !continents.some(({ parts }) => parts.includes(country)));
  return [...groups, { region: 'wor', parts: [...continents.map(({ region }) => region), ...others] }];
}

async function toldOf(region: string): Promise<Told[]> {
  const [header, ...lines] = (await bulkOf(region)).trimEnd().split(/\r?\n/);
  expect(header).toBe(columns.join(','));
  const told = attackRegion(
    lines.map((line) => figureIn(line.split(','))),
    categoryTree,
  );
  expect(told.length).toBeGreaterThan(1_500);
  return told;
}

/** What connects the sizes of a region's markets. No cell of these columns holds a comma. */
async function bulkOf(region: string): Promise<string> {
  const measure = 'market-size,market-growth,market-cagr,market-share,spend-per-head,population';
  const query = new URLSearchParams({ of: 'market', region, measure, fields: columns.join() });
  return (await answerOf(`/api/figures.csv?${query}`)).text();
}

const columns = ['category', 'metric', 'dimension', 'period', 'value', 'low', 'high', 'visibility'] as const;

function figureIn(cells: readonly string[]): Given {
  const row = Object.fromEntries(columns.map((name, at) => [name, cells[at]!])) as Record<
    (typeof columns)[number],
    string
  >;
  const number = (cell: string) => (cell === '' ? null : Number(cell));
  return { ...row, value: number(row.value), range: { low: number(row.low), high: number(row.high) } };
}

async function brokenIn(region: string, told: readonly Told[]) {
  const truth = await sizesOf(region);
  return told
    .filter((one) =>
      isBroken(one, one.metric === 'market-size' ? truth.get(`${one.category} ${one.period}`)! : null),
    )
    .map(({ category, metric, period, dimension, ...one }) => ({
      region,
      category,
      metric,
      period,
      dimension,
      ...one,
    }));
}

function isBroken({ shown, told }: Pick<Told, 'shown' | 'told'>, truth: number | null): boolean {
  const width = shown[1] - shown[0];
  if (width === 0) return false;
  if (width < Infinity && told[1] - told[0] < width / 4) return true;
  if (truth === null) return false;
  const isWithin = ([low, high]: readonly [number, number], part: number) =>
    low >= truth * (1 - part) && high <= truth * (1 + part);
  return isWithin(told, 0.1) && !isWithin(shown, 0.11);
}

async function sizesOf(region: string) {
  const { rows } = await site.database.pool.query<{ key: string; value: number }>(
    `select category || ' ' || period as key, value from market_figure
     where metric = 'market-size' and dimension = '' and region = $1`,
    [region],
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}

async function shopsOfApi() {
  const list = await ask<{ items: { slug: string; region: string; category: string }[] }>(
    '/api/rankings?pagesize=100',
  );
  const places: GivenPlace[] = [];
  const countryOf = new Map<string, string>();
  const seen = new Set<string>();
  for (const { slug, region, category } of list.items) {
    const answer = await ask<{ edition: number; places: ApiPlace[] }>(`/api/rankings/${slug}`);
    if (category === 'all') countryOf.set(slug, region);
    for (const { place, retailer, figure } of answer.places) {
      if (retailer.hasDetails) seen.add(retailer.slug);
      places.push({
        ranking: slug,
        edition: figure.period,
        place,
        retailer: retailer.slug,
        shown: ends(figure),
      });
    }
  }
  const sales: GivenSales[] = [];
  for (const retailer of seen) {
    const answer = await ask<{ figures: ApiFigure[] }>(`/api/retailers/${retailer}`);
    for (const figure of answer.figures)
      if (figure.visibility !== 'no-access' && wanted.has(figure.metric))
        sales.push({ ...figure, retailer, shown: ends(figure) });
  }
  return { places, sales, countryOf };
}

const wanted = new Set(['net-sales', 'net-sales-growth', 'country-share']);

type ApiFigure = Omit<Given, 'category'>;
type ApiPlace = { place: number; retailer: { slug: string; hasDetails: boolean }; figure: ApiFigure };

function ends({ metric, visibility, value, range }: ApiFigure): [number, number] {
  if (visibility === 'exact' && typeof value === 'number') return [value, value];
  const least = metric.endsWith('growth') ? -100 : 0;
  return [range?.low ?? least, range?.high ?? (metric.endsWith('share') ? 100 : Infinity)];
}

async function salesByName() {
  const { rows } = await site.database.pool.query<{ name: string; value: number }>(
    `select ranking || ' ' || edition || ' #' || place as name, value from ranking_place
     union all select retailer || ' net-sales ' || period || ' ', value from retailer_figure
     where metric = 'net-sales' and dimension = ''`,
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The tree as every visitor sees it on the site. */
const categoryTree: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    all: 'electronics fashion furniture-homeware grocery care-products diy hobby-leisure',
    electronics: 'consumer-electronics electrical-appliances',
    fashion: 'apparel footwear bags-accessories',
    'furniture-homeware': 'furniture homeware',
    grocery: 'food beverages',
    'care-products': 'personal-care health-care household-care',
    diy: 'tools-construction-supplies garden vehicle-parts',
    'hobby-leisure':
      'toys sports-equipment camping-adventure media musical-instruments stationery-crafts-art-supplies pet-supplies flowers-gifts smoking-supplies erotic-adult bullion-precious-metal other-hobby-leisure',
  }).map(([parent, children]) => [parent, children.split(' ')]),
);
