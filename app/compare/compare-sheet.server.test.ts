import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../test/demonstration-sheets.ts';
import { disagreements } from '../../test/agreement.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../data-pages/exhibit.ts';
import { loadChoices } from './choices.server.ts';
import { loadStart } from './ready-made.server.ts';
import { comparisonOf } from '../subjects/comparison.ts';
import { findSheet } from '../sample-data/find-sheet.server.ts';
import { loadComparison } from './compare-sheet.server.ts';

let demonstration: DemonstrationSheets;
beforeAll(async () => {
  demonstration = await openDemonstrationSheets();
}, 240_000);
afterAll(() => demonstration.close());

const find = (key: string) => findSheet(demonstration.context, key);

describe.each([
  'compare/market/de~all/fr~all/us~all',
  'compare/market/de~all/fr~all/us~toys/ww~all',
  'compare/market/us~electronics/us~fashion/us~grocery',
  'compare/market/de~toys/at~toys',
  'compare/market/ww~all/eu~all/as~all/aa~all',
  'compare/retailer/zalando.de-de/otto.de-de',
  'compare/retailer/amazon.com-us/walmart.com-us/jd.com-cn/coupang.com-kr',
  'compare/retailer/tesco.com-gb/decathlon.fr-fr',
])('%s', (key) => {
  test('says the same in sentences, charts and tables', async () => {
    const sheet = (await find(key))!;
    expect(sheet.key).toBe(key);
    expect(sheet.lead).not.toBe('');
    expect(disagreements(sheet)).toEqual([]);
  });

  test('has a column for each subject, with only its figures', async () => {
    const sheet = (await find(key))!;
    const subjects = sheet.keyFigures.map(({ figure }) => subjectOf(figure));
    expect(new Set(subjects).size).toBe(key.split('/').length - 2);
    expect(sheet.exhibits.length).toBeGreaterThanOrEqual(5);
    const names = sheet.keyFigures.map(({ label, figure }) => [label, subjectOf(figure)] as const);
    // The sizes have a row for each subject instead.
    const withColumns = sheet.exhibits.filter(
      (one) => figuresOf(one).length > 0 && one.table.columns.length > 2,
    );
    for (const { id, table } of withColumns) {
      table.columns.slice(1).forEach((column, at) => {
        const [, subject] = names.find(([label]) => label.startsWith(`${column}, `))!;
        const strangers = table.rows
          .map(({ cells }) => cells[at])
          .filter((cell) => cell !== null && typeof cell === 'object' && 'metric' in cell)
          .filter((figure) => id !== 'categories' && subjectOf(figure) !== subject);
        expect([id, column, strangers]).toEqual([id, column, []]);
      });
    }
  });
});

test('names markets in the same range', async () => {
  const sheet = (await find('compare/market/de~all/gb~all/us~all'))!;
  expect(sheet.lead).toMatch(
    /^By size, the US leads at \$\S+, followed by Germany and the UK, both at \$\S+\./,
  );
});

test('a single subject shows only its size', async () => {
  const sheet = (await find('compare/market/de~all'))!;
  expect([sheet.keyFigures.length, sheet.exhibits.length]).toEqual([1, 0]);
});

test.each([
  'compare',
  'compare/market',
  'compare/ranking/top-online-stores-worldwide',
  'compare/market/de~all/xx~all',
  'compare/market/de~nothing',
  'compare/market/a~all/b~all',
  'compare/market/de~all/fr~all/us~all/gb~all/jp~all',
  'compare/retailer/no-such-shop',
  'compare/retailer/zalando.de-de/0815.at-at',
])('%s does not exist', async (key) => {
  expect(await find(key)).toBeNull();
});

test('unknown and excess subjects are left out and named', async () => {
  const asked = ['de~all', 'xx~all', 'fr~all', 'us~all', 'gb~all', 'jp~all'];
  const { comparison, unknown, beyond } = await loadComparison(
    demonstration.context,
    comparisonOf('market', asked),
  );
  expect(comparison!.compared.map(({ subject }) => subject)).toEqual([
    'de~all',
    'fr~all',
    'us~all',
    'gb~all',
  ]);
  expect({ unknown, beyond }).toEqual({ unknown: ['xx~all'], beyond: ['jp~all'] });
});

test('every option of the forms exists', async () => {
  const { context } = demonstration;
  const { places, categories, retailers } = await loadChoices(context);
  expect([places.length, categories.length, retailers.length]).toEqual([60, 35, 27]);
  const ends = [places[0]!, places.at(-1)!].map(({ value }) => `${value}~${categories.at(-1)!.value}`);
  expect(await find(`compare/market/${ends.join('/')}`)).not.toBeNull();
});

test('the start has a finished comparison and three more, all of which exist', async () => {
  const { featured, readyMade } = await loadStart(demonstration.context);
  expect(featured!.sides.map(({ row }) => [row.label, row.isLargest])).toEqual([
    ['Germany', true],
    ['France', false],
  ]);
  expect(readyMade.map(({ rows }) => rows.length)).toEqual([4, 4, 4]);
  for (const { to } of [featured!, ...readyMade])
    expect(await find(to.replace('/resources/sample-data/', ''))).not.toBeNull();
});

const subjectOf = ({ passportUrl, metric }: Figure) => passportUrl.split(`/${metric}/`)[0];
