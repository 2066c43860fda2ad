import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../test/demonstration-sheets.ts';
import { disagreements } from '../../test/agreement.ts';
import { figuresOf, type Exhibit } from '../data-pages/exhibit.ts';
import { linkedDataOf } from '../data-pages/linked-data.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import { presentSheet } from '../data-pages/page/present-sheet.server.ts';
import { formatFigure } from '../figures/format/format.ts';
import { listRankings, rankingEditions } from '../subjects/ranking-queries.server.ts';
import type { Ranking } from '../subjects/ranking.ts';
import { findSheet } from '../sample-data/find-sheet.server.ts';

let demonstration: DemonstrationSheets;
let sheets: { ranking: Ranking; edition: number; newest: number; sheet: Sheet }[];

beforeAll(async () => {
  demonstration = await openDemonstrationSheets();
  const { context } = demonstration;
  sheets = [];
  for (const ranking of await listRankings(context)) {
    const editions = await rankingEditions(context, ranking.slug);
    for (const edition of editions) {
      const sheet = await findSheet(context, `ranking/${ranking.slug}/${edition}`);
      sheets.push({ ranking, edition, newest: editions[0]!, sheet: sheet! });
    }
  }
}, 240_000);
afterAll(() => demonstration.close());

const exhibitOf = (sheet: Sheet, id: string) => sheet.exhibits.find((exhibit) => exhibit.id === id);
const column = ({ table }: Exhibit, at: number) => table.rows.map(({ cells }) => cells[at]);

describe('every edition of every ranking', () => {
  test('has a page', () => {
    expect(new Set(sheets.map(({ ranking }) => ranking.slug)).size).toBe(71);
    expect(sheets).toHaveLength(213);
    expect(sheets.filter(({ sheet }) => !exhibitOf(sheet, 'places') || !exhibitOf(sheet, 'sales'))).toEqual(
      [],
    );
  });

  test('says the same in sentences, charts and tables', () => {
    expect(
      sheets.flatMap(({ sheet }) => disagreements(sheet).map((fault) => `${sheet.key}: ${fault}`)),
    ).toEqual([]);
  });

  test('has consecutive ranks from 1, each with the sales of that year', () => {
    for (const { sheet, edition } of sheets) {
      const places = exhibitOf(sheet, 'places')!;
      const count = places.table.rows.length;
      expect(count).toBeGreaterThanOrEqual(10);
      expect(column(places, 0)).toEqual(Array.from({ length: count }, (_, at) => String(at + 1)));
      expect(new Set(figuresOf(places).map(({ period }) => period))).toEqual(new Set([String(edition)]));
      expect(new Set(figuresOf(places).map(({ passportUrl }) => passportUrl)).size).toBe(count);
    }
  });

  test('is never ordered against its ranges', () => {
    for (const { sheet } of sheets) {
      const lows = figuresOf(exhibitOf(sheet, 'places')!).map((figure) =>
        figure.visibility === 'range' ? (figure.range?.low ?? 0) : NaN,
      );
      expect(lows).toEqual(lows.toSorted((one, other) => other - one));
    }
  });

  test('links or locks its shops, and lists them in the same order for search engines', () => {
    for (const { sheet } of sheets) {
      const { rows } = exhibitOf(sheet, 'places')!.table;
      expect(rows.filter(({ href, locked }) => Boolean(href) === Boolean(locked))).toEqual([]);
      const list = linkedDataOf(sheet, 'https://site.example').at(-1) as {
        '@type': string;
        itemListElement: { position: number; name: string; url?: string }[];
      };
      expect(list['@type']).toBe('ItemList');
      expect(list.itemListElement).toEqual(
        rows.map(({ label, href }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: label,
          ...(href && { url: `https://site.example${href}` }),
        })),
      );
    }
  });

  test('has a unique title; the newest one has the address without a year', () => {
    expect(new Set(sheets.map(({ sheet }) => sheet.title)).size).toBe(sheets.length);
    for (const { ranking, edition, newest, sheet } of sheets) {
      expect(sheet.key).toBe(`ranking/${ranking.slug}${edition === newest ? '' : `/${edition}`}`);
    }
  });

  test('agrees with the adjacent edition on ranks', () => {
    for (const { ranking, edition, sheet } of sheets) {
      const before = sheets.find((one) => one.ranking === ranking && one.edition === edition - 1)?.sheet;
      if (!before) continue;
      const stood = new Map(
        exhibitOf(before, 'places')!.table.rows.map(({ label, cells }) => [label, cells[0]]),
      );
      for (const { label, cells } of exhibitOf(sheet, 'moves')!.table.rows) {
        expect([sheet.key, label, cells[0]]).toEqual([sheet.key, label, stood.get(label) ?? '–']);
      }
      const gone = exhibitOf(sheet, 'changes')?.table.rows.filter(({ cells }) => cells[0] === 'out') ?? [];
      const now = new Set(exhibitOf(sheet, 'places')!.table.rows.map(({ label }) => label));
      expect(gone.map(({ label }) => label)).toEqual([...stood.keys()].filter((label) => !now.has(label)));
    }
  });
});

test('the address without a year shows the newest edition', async () => {
  const { context } = demonstration;
  const sheet = await findSheet(context, 'ranking/top-online-stores-in-germany');
  const dated = sheets.find(({ sheet: { key } }) => key === sheet!.key)!.sheet;
  expect(JSON.stringify(sheet)).toBe(JSON.stringify(dated));
  const { sections } = presentSheet(sheet!, context.siteUrl);
  expect(sections.flatMap(({ exhibits }) => exhibits).every(({ source }) => source !== '')).toBe(true);
});

test.each([
  'ranking/no-such-ranking',
  'ranking/top-online-stores-in-germany/2019',
  'ranking/top-online-stores-in-germany/02025',
  'ranking/top-online-stores-in-germany/2025.0',
  'ranking/top-online-stores-in-germany/newest',
  'ranking/top-online-stores-in-germany/',
  'ranking/top-online-stores-in-germany/2025/more',
])('%s does not exist', async (key) => {
  expect(await findSheet(demonstration.context, key)).toBeNull();
});

describe('top retailers', () => {
  test.each(['de', 'gb', 'us', 'ww'])('of %s are the first ten of the ranking', async (isoCode) => {
    const sheet = (await findSheet(demonstration.context, `market/${isoCode}/all/top-retailers`))!;
    expect(disagreements(sheet)).toEqual([]);
    expect(sheet.exhibits.map(({ id }) => id)).toEqual([
      'places',
      'sales',
      'concentration',
      'first-party',
      'retailer-growth',
    ]);
    const ranking = sheets.find(({ ranking: { slug } }) =>
      sheet.related[0]!.links[0]!.to.endsWith(`/${slug}`),
    )!;
    const names = exhibitOf(ranking.sheet, 'places')!.table.rows.map(({ label }) => label);
    expect(exhibitOf(sheet, 'places')!.table.rows.map(({ label }) => label)).toEqual(names.slice(0, 10));
    const sameRegion = sheets.filter((one) => one.ranking.region === ranking.ranking.region);
    expect(new Set(sheet.related[0]!.links.map(({ label }) => label))).toEqual(
      new Set(sameRegion.map((one) => one.ranking.title)),
    );
    expect(sheet.parts.map(({ to }) => to)).toContain(`/resources/sample-data/${sheet.key}`);
  });

  test('have further figures only for shops with a page', async () => {
    const sheet = (await findSheet(demonstration.context, 'market/de/all/top-retailers'))!;
    for (const id of ['first-party', 'retailer-growth']) {
      const { rows } = exhibitOf(sheet, id)!.table;
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.filter(({ href }) => !href)).toEqual([]);
    }
    const index = exhibitOf(sheet, 'concentration')!.table.rows.find(
      ({ label }) => label === 'All categories',
    )!;
    expect(
      index.cells.map((cell) => (typeof cell === 'string' ? cell : formatFigure(cell as never))),
    ).toEqual(['45–50%', '500–1,000', '10–20 shops']);
  });

  test.each(['market/fr/all', 'market/de/toys', 'market/xx/all'])('have no page for %s', async (market) => {
    expect(await findSheet(demonstration.context, `${market}/top-retailers`)).toBeNull();
  });
});
