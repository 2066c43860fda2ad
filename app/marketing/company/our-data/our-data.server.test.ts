import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../../../test/demonstration-sheets.ts';
import { datasetCounts } from '../../../sample-data/dataset-counts.server.ts';
import { staticMarkup } from '../../../ui/drawn/static-markup.server.tsx';
import { Coverage, loadCoverage } from './coverage.server.tsx';
import { gradesView, loadOurData, type OurData } from './our-data.server.ts';
import { Publications } from './sources.server.tsx';

let demonstration: DemonstrationSheets;
let page: OurData;

beforeAll(async () => {
  demonstration = await openDemonstrationSheets({ asCopy: true });
  page = await loadOurData(demonstration.context);
}, 240_000);
afterAll(() => demonstration.close());

test('counts what the data set has', async () => {
  const { countries, categories, retailers, profiles, rankings } = await datasetCounts(demonstration.context);
  expect(page.counts).toMatchObject({ countries, categories, shops: retailers, profiles, rankings });
  expect(categories).toBe(34);
  expect(page.counts.figures).toBeGreaterThan(100_000);
});

test('knows what each country and group has', async () => {
  const covered = await loadCoverage(demonstration.context);
  const of = (code: string) => covered.find((place) => place.code === code);
  expect(of('deu')).toMatchObject({ name: 'Germany', isCountry: true, transactions: true });
  expect(of('fra')).toMatchObject({
    transactions: false,
    hasMarket: true,
    categories: page.counts.categories,
  });
  expect(of('wor')).toMatchObject({ isCountry: false, shops: 0 });
});

test('renders the map, the table and a link to every source', () => {
  const map = staticMarkup(Coverage({ covered: page.coverage }));
  expect(map).toContain('href="/resources/sample-data/market/de/all"');
  const sources = staticMarkup(Publications({ publications: page.sources }));
  const addresses = [...sources.matchAll(/href="([^"]+)"/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(page.counts.sources);
  expect(addresses.every((address) => /^https?:\/\//.test(address))).toBe(true);
});

test('marks the step of the example on every ladder', () => {
  for (const { steps, example } of page.ladders) {
    const chosen = steps.find((step) => step.chosen);
    expect(example?.value.text).toBe(chosen?.label);
  }
});

test('shows check results only once the data set has been checked', async () => {
  expect(page.checks).toBeNull();
  await demonstration.context.db.execute(
    `insert into dataset_check (dataset_id, position, name, faults, checked_at)
     values (${demonstration.context.datasetId}, 1, 'Sums agree', 3, '2026-11-15T08:00Z')`,
  );
  const { checks } = await loadOurData(demonstration.context);
  expect(checks).toMatchObject({
    checkedAt: '15 November 2026',
    results: [{ name: 'Sums agree', faults: 3 }],
  });
});

test('counts every grade and its share, including one without figures', () => {
  const grades = gradesView(
    new Map([
      ['A', 4],
      ['C', 1_196],
      ['D', 800],
    ]),
  );
  expect(grades.map(({ grade, figures, share }) => [grade, figures, share])).toEqual([
    ['A', '4', 'under 1%'],
    ['B', '0', '0%'],
    ['C', '1,196', '60%'],
    ['D', '800', '40%'],
  ]);
});

test('has shares of 0% in a data set without figures', () => {
  expect(gradesView(new Map()).map(({ share }) => share)).toEqual(['0%', '0%', '0%', '0%']);
});
