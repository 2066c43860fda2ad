import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../test/demonstration-sheets.ts';
import { disagreements } from '../../test/agreement.ts';
import { figuresOf } from '../data-pages/exhibit.ts';
import { presentSheet } from '../data-pages/page/present-sheet.server.ts';
import { sheetFigures, type Sheet } from '../data-pages/sheet.ts';
import { rankingEditions, rankingPlaces, retailerRanks } from '../subjects/ranking-queries.server.ts';
import { retailerKey, type Retailer } from '../subjects/retailer.ts';
import { listRetailers } from '../subjects/retailer-queries.server.ts';
import { findFigure } from '../passport/find-figure.server.ts';
import { findSheet } from '../sample-data/find-sheet.server.ts';

let demonstration: DemonstrationSheets;
let pages: { retailer: Retailer; part: string; sheet: Sheet }[];

beforeAll(async () => {
  demonstration = await openDemonstrationSheets();
  const { context } = demonstration;
  pages = [];
  for (const retailer of await listRetailers(context, { hasDetails: true })) {
    for (const part of ['', '/providers', '/top-competitors']) {
      const sheet = await findSheet(context, retailerKey(retailer.slug) + part);
      pages.push({ retailer, part, sheet: sheet! });
    }
  }
}, 240_000);
afterAll(() => demonstration.close());

const sheetOf = (key: string) => pages.find(({ sheet }) => sheet.key === key)!.sheet;
const idsOf = ({ exhibits }: Sheet) => exhibits.map(({ id }) => id);

describe('every page of every retailer with details', () => {
  test('exists, with the exhibits that all of them have', () => {
    expect(pages).toHaveLength(81);
    const least: Record<string, string[]> = {
      '': ['sales', 'growth', 'categories', 'countries', 'traffic', 'rates', 'devices', 'season', 'ranks'],
      '/providers': ['payment', 'shipping', 'shop-software'],
      '/top-competitors': ['competitors'],
    };
    for (const { part, sheet } of pages) expect(idsOf(sheet)).toEqual(expect.arrayContaining(least[part]!));
  });

  test('says the same in sentences, charts and tables, and nothing twice', () => {
    const faults = pages.flatMap(({ sheet }) =>
      disagreements(sheet).map((fault) => `${sheet.key}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('shows no figure in two exhibits', () => {
    for (const { sheet } of pages) {
      const shown = sheet.exhibits.flatMap(figuresOf).map(({ passportUrl }) => passportUrl);
      expect([sheet.key, shown.length]).toEqual([sheet.key, new Set(shown).size]);
    }
  });

  test('has a unique title and description', () => {
    expect(new Set(pages.map(({ sheet }) => sheet.title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ sheet }) => sheet.description)).size).toBe(pages.length);
  });

  test('can be drawn', () => {
    for (const { sheet } of pages) {
      const { sections, keyFigures } = presentSheet(sheet, demonstration.context.siteUrl);
      expect(keyFigures.length).toBeGreaterThanOrEqual(4);
      for (const { drawing } of sections.flatMap(({ exhibits }) => exhibits))
        expect(drawing ?? '').not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

test('retailer pages link only to existing pages', async () => {
  const keys = new Set(
    pages.flatMap(({ sheet }) => [
      ...sheet.related.flatMap(({ links }) => links.map(({ to }) => to)),
      ...sheet.exhibits.flatMap(({ table }) => table.rows.flatMap(({ href }) => href ?? [])),
      ...sheet.parts.map(({ to }) => to),
    ]),
  );
  expect(keys.size).toBeGreaterThan(200);
  const sample = [...keys].filter((_, at) => at % 9 === 0);
  for (const path of sample) {
    const sheet = await findSheet(demonstration.context, path.replace('/resources/sample-data/', ''));
    expect([path, sheet === null]).toEqual([path, false]);
  }
}, 120_000);

test('every figure has a passport, including locked ones and those of other subjects', async () => {
  const shown = ['', '/providers', '/top-competitors'].flatMap((part) =>
    sheetFigures(sheetOf(`retailer/zalando.de-de${part}`)),
  );
  expect(shown.filter(({ metric }) => metric === 'competitor-overlap').length).toBeGreaterThan(4);
  for (const { passportUrl } of shown) {
    const address = passportUrl.split('/figure/')[1]!;
    const found = await findFigure(demonstration.context, address);
    expect([address, found?.figure.passportUrl]).toEqual([address, passportUrl]);
  }
}, 120_000);

test('competitors without published figures have no page, no mark and only a locked figure', () => {
  const { exhibits } = sheetOf('retailer/zalando.de-de/top-competitors');
  const [competitors, ...others] = exhibits;
  const locked = competitors!.table.rows.filter((row) => row.locked).map(({ label }) => label);
  expect(locked).toContain('BestSecret');
  expect(figuresOf(competitors!).every(({ visibility }) => visibility === 'no-access')).toBe(true);
  const compared = others.flatMap(({ table }) => table.rows.map(({ label }) => label));
  expect(compared.filter((label) => locked.includes(label))).toEqual([]);
});

test('a retailer lists its rank in the newest edition of every ranking', async () => {
  const { context } = demonstration;
  const ranks = await retailerRanks(context, 'zalando.de-de');
  expect(ranks.length).toBeGreaterThan(10);
  expect(new Set(ranks.map(({ ranking }) => ranking.slug)).size).toBe(ranks.length);
  for (const { ranking, place, change, figure } of ranks) {
    const [newest] = await rankingEditions(context, ranking.slug);
    const places = await rankingPlaces(context, ranking, newest!);
    const own = places.find(({ retailer }) => retailer.slug === 'zalando.de-de')!;
    expect({ place, change, figure }).toEqual({ place: own.place, change: own.change, figure: own.figure });
  }
});

test.each([
  'retailer/nope',
  'retailer/0815.at-at',
  'retailer/0815.at-at/providers',
  'retailer/zalando.de-de/nothing',
  'retailer/zalando.de-de/providers/more',
  'retailer/zalando.de-de/',
  'retailer',
])('%s does not exist', async (key) => {
  expect(await findSheet(demonstration.context, key)).toBeNull();
});
