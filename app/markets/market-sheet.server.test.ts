import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../test/demonstration-sheets.ts';
import { spread } from '../../test/spread.ts';
import { disagreements } from '../../test/agreement.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { findSheet } from '../sample-data/find-sheet.server.ts';
import { marketSheet } from './market-sheet.server.ts';

let demonstration: DemonstrationSheets;
let markets: readonly Market[];
let seen: ReadonlyMap<string, Seen>;

beforeAll(async () => {
  demonstration = await openDemonstrationSheets();
  const { context } = demonstration;
  markets = await listMarkets(context);
  seen = new Map((await lookAtAll(spread(markets, 60))).map((page) => [page.key, page]));
}, 600_000);
afterAll(() => demonstration.close());

/** Keeps only what the tests need: all pages together would take half a gigabyte. */
type Seen = { key: string; exhibits: readonly string[]; faults: readonly string[]; links: readonly string[] };

/** Five at a time, one per database connection. */
async function lookAtAll(all: readonly Market[]): Promise<Seen[]> {
  const pages: Seen[] = [];
  for (let at = 0; at < all.length; at += 5) {
    const few = all.slice(at, at + 5);
    pages.push(...(await Promise.all(few.map(lookAt))));
  }
  return pages;
}

async function lookAt(market: Market): Promise<Seen> {
  const sheet = await marketSheet(demonstration.context, market);
  const { key, trail, related, exhibits, switchers = [] } = sheet;
  return {
    key,
    exhibits: exhibits.map(({ id }) => id),
    faults: disagreements(sheet).map((fault) => `${key}: ${fault}`),
    links: [
      ...trail.map(({ to }) => to),
      ...related.flatMap(({ links }) => links.map(({ to }) => to)),
      ...switchers.flatMap(({ options }) => options.map(({ to }) => to)),
      ...exhibits.flatMap(({ table }) => table.rows.flatMap(({ href }) => href ?? [])),
    ],
  };
}

const exhibitsOf = async (key: string) =>
  (await findSheet(demonstration.context, key))!.exhibits.map(({ id }) => id);

describe('every market', { tags: ['walk'] }, () => {
  test('has a page with size, growth and the other common exhibits', () => {
    expect(markets).toHaveLength(2100);
    expect(seen.size).toBe(spread(markets, 60).length);
    const everywhere = ['size', 'growth', 'online-share', 'people', 'structure', 'season'];
    const lacking = [...seen.values()].filter(
      ({ exhibits }) => !everywhere.every((id) => exhibits.includes(id)),
    );
    expect(lacking.map(({ key }) => key)).toEqual([]);
  });

  test('says the same in sentences, charts and tables, and nothing twice', () => {
    expect([...seen.values()].flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('links only to existing pages', () => {
    const root = '/resources/sample-data/';
    const linked = new Set([...seen.values()].flatMap(({ links }) => links));
    const known = new Set(markets.map(marketKey));
    const targets = [...linked].flatMap((to) =>
      to.startsWith(`${root}market/`) ? [to.slice(root.length)] : [],
    );
    expect(targets.length).toBeGreaterThan(60);
    expect(targets.filter((key) => !known.has(key))).toEqual([]);
  });

  test('is linked from another market', { tags: ['exhaustive'] }, () => {
    const linked = new Set([...seen.values()].flatMap(({ links }) => links));
    expect([...seen.keys()].filter((key) => !linked.has(`/resources/sample-data/${key}`))).toEqual([]);
  });
});

describe('exhibits that only some markets have', () => {
  test('a group and the world have a map, a country has markets of its size', async () => {
    expect(await exhibitsOf('market/ww/all')).toEqual(expect.arrayContaining(['map', 'members', 'pace']));
    expect(await exhibitsOf('market/eu/toys')).toEqual(expect.arrayContaining(['map', 'members', 'pace']));
    const germany = await exhibitsOf('market/de/all');
    expect(germany).toEqual(expect.arrayContaining(['neighbours', 'pace', 'official']));
    expect(germany).not.toContain('map');
  });

  test('a category without subcategories has no split', async () => {
    expect(await exhibitsOf('market/de/fashion')).toContain('categories');
    expect(await exhibitsOf('market/de/toys')).not.toContain('categories');
  });
});

test('a market opens with a finding and its online share, and can be left for any country or category', async () => {
  const sheet = (await findSheet(demonstration.context, 'market/de/all'))!;
  expect(sheet.lead).toMatch(
    /^Germany’s online market .* in 2025, to \$\S+\. Online sales make up \S+ of retail spending in Germany\.$/,
  );
  const [country, category] = sheet.switchers!;
  expect(country).toMatchObject({ label: 'Country or region', current: 'Germany', flag: 'de' });
  expect(country!.options[0]!.label).toBe('Worldwide');
  expect(country!.options).toHaveLength(60);
  expect(category).toMatchObject({ label: 'Category', current: 'All categories' });
  expect(category!.options).toHaveLength(35);
});

test.each([
  ['all', 'What people buy, when, and from whom'],
  ['toys', 'When people buy, and from whom'],
])('the section about buying fits what is known of %s', async (category, title) => {
  const sheet = await findSheet(demonstration.context, `market/de/${category}`);
  expect(sheet!.sections!.map((section) => section.title)).toContain(title);
});

describe('transactions', () => {
  test.each(['de', 'gb', 'us', 'ww'])('%s has a page whose exhibits agree', async (isoCode) => {
    const sheet = await findSheet(demonstration.context, `market/${isoCode}/all/transactions`);
    expect(disagreements(sheet!)).toEqual([]);
    expect(sheet!.exhibits.map(({ id }) => id)).toEqual([
      'revenue',
      'funnel',
      'devices',
      'volume',
      'abandonment',
      'returns',
      'conversion-by-region',
      'order-value-by-region',
    ]);
    expect(sheet!.keyFigures).toHaveLength(8);
    const funnel = sheet!.exhibits.find(({ id }) => id === 'funnel')!.chart;
    const steps = funnel?.kind === 'funnel' ? funnel.steps.filter(({ isLoose }) => !isLoose) : [];
    for (const end of ['low', 'high'] as const) {
      const ends = steps.map(({ extent }) => extent?.[end] ?? 0);
      expect(ends).toEqual(ends.toSorted((one, other) => other - one));
    }
  });

  test('switch only to countries that have them', async () => {
    const sheet = await findSheet(demonstration.context, 'market/de/all/transactions');
    const [country, ...others] = sheet!.switchers!;
    expect(others).toEqual([]);
    expect(country!.options.length).toBeGreaterThan(3);
    for (const { to } of country!.options)
      expect(
        await findSheet(demonstration.context, to.replace('/resources/sample-data/', '')),
      ).not.toBeNull();
  });

  test.each(['market/fr/all/transactions', 'market/de/toys/transactions', 'market/de/all/transactions/2025'])(
    '%s does not exist',
    async (key) => {
      expect(await findSheet(demonstration.context, key)).toBeNull();
    },
  );
});

test.each(['market/xx/all', 'market/de/cars', 'market/de', 'market/de/all/returns'])(
  '%s does not exist',
  async (key) => {
    expect(await findSheet(demonstration.context, key)).toBeNull();
  },
);
