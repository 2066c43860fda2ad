import { describe, expect, test } from 'vitest';
import { disclosuresIn, secretValues } from '../../../test/secret-values.ts';
import { openChangedDemonstrationSite, openDemonstrationSite } from '../../../test/site.ts';
import { spread } from '../../../test/spread.ts';
import { withConnection } from '../dataset-session.server.ts';
import { verifyDataset } from '../verify-dataset.server.ts';
import { findDisclosures } from '../../../test/disclosure.ts';

/** Every exact value of a masked figure must stay in the database. This walks all that leaves it. */
const site = openDemonstrationSite();
const other = openChangedDemonstrationSite();

// One address may ask 300 times a minute; the walk comes from many.
let asked = 0;
async function output(path: string, from = site) {
  asked += 1;
  const address = `198.51.${Math.floor(asked / 250)}.${asked % 250}`;
  const response = await from.fetch(path, { headers: { 'x-forwarded-for': address } });
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** What an address of the API answers, in both of its forms. */
async function answersOf(path: string): Promise<ReadonlyMap<string, string>> {
  return new Map([
    [path, await output(path)],
    [`${path}.csv`, await output(`${path}.csv`)],
  ]);
}

async function column<T>(sql: string): Promise<T[]> {
  const { rows } = await site.database.pool.query<{ it: T }>(sql);
  return rows.map(({ it }) => it);
}

const exactWithoutSource = [
  'buyer-penetration',
  'country-share',
  'gdp',
  'internet-users',
  'population',
  'spend-per-head',
];

describe('no exact value of a masked figure', () => {
  test('is in what is published', async () => {
    const exposed = await site.database.pool.query(
      `select region, category, metric, period from market_figure as exact
       join published_market_figure as seen using (dataset_id, region, category, metric, dimension, period)
       where seen.visibility <> 'exact' and exact.value not in (0, 100)
         and (seen.value = exact.value or (seen.low = exact.value and seen.high = exact.value))`,
    );
    expect(exposed.rows).toEqual([]);
    const unmasked = await column<string>(
      `select distinct metric as it from published_market_figure where visibility = 'exact' and source is null
       union select metric from published_retailer_figure where visibility = 'exact' and source is null`,
    );
    // What follows from public facts is public: the only country of a shop, and what two published figures tell.
    expect(unmasked.toSorted()).toEqual(exactWithoutSource);
    const parts = await column<number>(
      `select distinct value as it from published_retailer_figure
       where visibility = 'exact' and source is null and metric = 'country-share'`,
    );
    expect(parts).toEqual([100]);
  });

  test('is in any answer about a market', { tags: ['walk'] }, async () => {
    const markets = ['deu', 'usa', 'gbr', 'wor', 'eur', 'che', 'ind'].flatMap((region) =>
      ['all', 'fashion', 'toys', 'pet-supplies'].map((category) => [region, category] as const),
    );
    for (const [region, category] of spread(markets, 9)) {
      const secrets = await secretValues(site.database.pool).ofMarket(region, category);
      expect(disclosuresIn(await answersOf(`/api/markets/${region}/${category}`), secrets)).toEqual([]);
    }
  });

  test('is in any answer about a retailer', { tags: ['walk'] }, async () => {
    const slugs = await column<string>('select slug as it from retailer where has_details');
    expect(slugs.length).toBeGreaterThanOrEqual(9);
    for (const slug of spread(slugs, 9)) {
      const secrets = await secretValues(site.database.pool).ofRetailer(slug);
      expect(disclosuresIn(await answersOf(`/api/retailers/${slug}`), secrets)).toEqual([]);
    }
  });

  test('is in any ranking', { tags: ['walk'] }, async () => {
    const slugs = await column<string>('select slug as it from ranking');
    expect(slugs.length).toBeGreaterThanOrEqual(70);
    for (const slug of spread(slugs, 9)) {
      const secrets = await secretValues(site.database.pool).ofRanking(slug);
      expect(disclosuresIn(await answersOf(`/api/rankings/${slug}`), secrets)).toEqual([]);
    }
  });
});

test(
  'no masked figure can be narrowed further than the disclosure rule allows, and all sums agree',
  { tags: ['exhaustive'], timeout: 600_000 },
  async () => {
    const verified = await withConnection(site.database.url, verifyDataset);
    expect(
      verified.outcome === 'verified' && verified.checks.map(({ name, total }) => [name, total]),
    ).toEqual([
      ['Categories add up to their parent and country', 0],
      ['Countries add up to their region and the world', 0],
      ['Ranked retailers’ combined sales do not exceed their market', 0],
      ['No masked figure can be narrowed further than the disclosure rule allows', 0],
    ]);
  },
);

test('with other exact figures behind them, all answers stay the same to the letter', async () => {
  const paths = [
    ...['deu/all', 'usa/toys', 'wor/all'].map((market) => `/api/markets/${market}`),
    ...['zalando.de-de', 'amazon.com-us'].map((slug) => `/api/retailers/${slug}`),
    '/api/rankings/top-online-stores-in-germany',
  ];
  const answersFrom = (one: typeof site) => Promise.all(paths.map((path) => output(path, one)));
  expect(await answersFrom(other)).toEqual(await answersFrom(site));
});

test('the walk finds a value that does leak', async () => {
  // The largest: a value with few digits proves nothing.
  const secret = Math.max(...(await secretValues(site.database.pool).ofMarket('deu', 'all')));
  expect(findDisclosures(`<svg><path d="M0 ${secret}"/></svg>`, [secret])).toHaveLength(1);
});
