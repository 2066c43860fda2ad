import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../../test/demonstration-sheets.ts';
import { disagreements } from '../../exhibits/agreement.ts';
import { listMarkets } from '../../markets/market-queries.server.ts';
import type { Market } from '../../markets/market.ts';
import { findSheet } from '../find-sheet.server.ts';
import { marketSheet } from './market-sheet.server.ts';

let demonstration: DemonstrationSheets;
let seen: ReadonlyMap<string, Seen>;

beforeAll(async () => {
  demonstration = await openDemonstrationSheets();
  const { context } = demonstration;
  const markets = await listMarkets(context);
  seen = new Map((await lookAtAll(markets)).map((page) => [page.key, page]));
}, 600_000);
afterAll(() => demonstration.close());

/** What the tests ask of a page. All pages whole would be half a gigabyte. */
type Seen = { key: string; exhibits: readonly string[]; faults: readonly string[]; links: readonly string[] };

/** As many at once as there are connections. */
async function lookAtAll(markets: readonly Market[]): Promise<Seen[]> {
  const pages: Seen[] = [];
  for (let at = 0; at < markets.length; at += 5) {
    const few = markets.slice(at, at + 5);
    pages.push(...(await Promise.all(few.map(lookAt))));
  }
  return pages;
}

async function lookAt(market: Market): Promise<Seen> {
  const sheet = await marketSheet(demonstration.context, market);
  const { key, trail, related, exhibits } = sheet;
  return {
    key,
    exhibits: exhibits.map(({ id }) => id),
    faults: disagreements(sheet).map((fault) => `${key}: ${fault}`),
    links: [
      ...trail.map(({ to }) => to),
      ...related.flatMap(({ links }) => links.map(({ to }) => to)),
      ...exhibits.flatMap(({ table }) => table.rows.flatMap(({ href }) => href ?? [])),
    ],
  };
}

const exhibitsOf = (key: string) => seen.get(key)!.exhibits;

describe('every market', () => {
  test('is a page with its size, its growth and all that every market has', () => {
    expect(seen.size).toBe(2100);
    const everywhere = ['size', 'growth', 'online-share', 'people', 'structure', 'season'];
    const lacking = [...seen.values()].filter(
      ({ exhibits }) => !everywhere.every((id) => exhibits.includes(id)),
    );
    expect(lacking.map(({ key }) => key)).toEqual([]);
  });

  test('says the same in sentences, charts and tables, and nothing twice', () => {
    expect([...seen.values()].flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('links to pages that are there', () => {
    const root = '/resources/sample-data/';
    const linked = new Set([...seen.values()].flatMap(({ links }) => links));
    const markets = [...linked].filter((to) => to.startsWith(`${root}market/`));
    expect(markets).toHaveLength(2100);
    expect(markets.filter((to) => !seen.has(to.slice(root.length)))).toEqual([]);
  });
});

describe('what only some markets have', () => {
  test('a group and the world have a map, a country has neighbours', () => {
    expect(exhibitsOf('market/ww/all')).toEqual(expect.arrayContaining(['map', 'members', 'pace']));
    expect(exhibitsOf('market/eu/toys')).toEqual(expect.arrayContaining(['map', 'members', 'pace']));
    expect(exhibitsOf('market/de/all')).toEqual(expect.arrayContaining(['neighbours', 'pace', 'official']));
    expect(exhibitsOf('market/de/all')).not.toContain('map');
  });

  test('a category without others below it has no split', () => {
    expect(exhibitsOf('market/de/fashion')).toContain('categories');
    expect(exhibitsOf('market/de/toys')).not.toContain('categories');
  });
});

describe('transactions', () => {
  test.each(['de', 'gb', 'us', 'ww'])('%s has them, and they agree', async (isoCode) => {
    const sheet = await findSheet(demonstration.context, `market/${isoCode}/all/transactions`);
    expect(disagreements(sheet!)).toEqual([]);
    expect(sheet!.exhibits.map(({ id }) => id)).toEqual([
      'funnel',
      'conversion',
      'revenue',
      'abandonment',
      'order',
      'returns',
      'volume',
      'conversion-by-region',
      'order-value-by-region',
      'devices',
      'session-value',
      'measures',
    ]);
    expect(sheet!.keyFigures).toHaveLength(8);
  });

  test.each(['market/fr/all/transactions', 'market/de/toys/transactions', 'market/de/all/transactions/2025'])(
    '%s is no page',
    async (key) => {
      expect(await findSheet(demonstration.context, key)).toBeNull();
    },
  );
});

test.each(['market/xx/all', 'market/de/cars', 'market/de', 'market/de/all/returns'])(
  '%s is no page',
  async (key) => {
    expect(await findSheet(demonstration.context, key)).toBeNull();
  },
);
