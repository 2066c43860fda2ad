import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Client } from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { withDatasetLock } from '../dataset-session.server.ts';
import { rowsSource } from './dataset-source.server.ts';
import { listVersions } from '../dataset-versions.server.ts';
import { exportDataset } from '../export-dataset.server.ts';
import { faultLine } from '../faults.ts';
import { importFolder, importRows } from './import-dataset.server.ts';
import { readCsv } from './read-csv.server.ts';
import { sampleDataset } from '../../../test/samples/sample-dataset.ts';

let url: string;
let client: Client;

beforeEach(async () => {
  const database = await createTestDatabase();
  url = database.url;
  client = await connect();
  return database.drop;
});

describe('export and import', () => {
  test('lose nothing: every byte comes back', async () => {
    const first = await exportedSample();
    expect(await importFolder(client, first)).toMatchObject({ outcome: 'imported' });
    const second = newFolder();
    await exportDataset(client, second);
    expect(filesIn(second)).toEqual(filesIn(first));
    expect(filesIn(first)['official-figures.csv']).toContain('"Without VAT,\nand with services."');
  });

  test('a market may be announced before it has figures', async () => {
    const rows = sampleDataset('announced');
    const markets = [
      ...rows.markets,
      { region: 'fra', category: 'all', seoTitle: 'eCommerce Industry in France', hasDetails: false },
    ];
    const imported = await importRows(client, rowsSource({ ...rows, markets }), { onProgress: () => {} });
    expect(imported).toMatchObject({ outcome: 'imported' });
  });

  test('any text survives, whatever needs quotes in it', { tags: ['exhaustive'] }, async () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(',', '"', '\n', '\r', '\\', '\t', ' ', "'"),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
      minLength: 1,
    });
    const names = fc.sample(
      text.filter((name) => name.isWellFormed() && !name.includes('\0')),
      300,
    );
    const rows = sampleDataset('any text');
    const [model] = rows.retailers;
    const retailers = names.map((displayName, index) => ({
      ...model!,
      slug: `shop-${String(index).padStart(4, '0')}`,
      displayName,
    }));
    const dataset = { ...rows, retailers: [...rows.retailers, ...retailers] };
    await importRows(client, rowsSource(dataset), { onProgress: () => {} });

    const first = newFolder();
    await exportDataset(client, first);
    await importFolder(client, first);
    const second = newFolder();
    await exportDataset(client, second);
    expect(filesIn(second)).toEqual(filesIn(first));
    const read = await readRecords(join(second, 'retailers.csv'));
    expect(
      read.filter(([slug]) => slug!.startsWith('shop-')).map(([, , displayName]) => displayName),
    ).toEqual(names);
  });

  test('columns may be in any order, with a byte-order mark and other line breaks', async () => {
    const folder = await exportedSample();
    const before = filesIn(folder);
    edit(
      folder,
      'rankings.csv',
      () =>
        '\uFEFFmetric,title,slug,category,region\r\nnet-sales,Top stores in Germany,top-stores-in-germany,all,deu\r\n',
    );
    expect(await importFolder(client, folder)).toMatchObject({ outcome: 'imported' });
    const after = newFolder();
    await exportDataset(client, after);
    expect(filesIn(after)).toEqual(before);
  });

  test('without data the export is a set of templates, which lack only an edition', async () => {
    const folder = newFolder();
    expect(await exportDataset(client, folder)).toEqual({ outcome: 'exported', id: null, rows: 0 });
    expect(filesIn(folder)['markets.csv']).toBe('region,category,seoTitle,hasDetails\n');
    expect(await faultsOf(folder)).toEqual(['edition.csv: The file has 0 rows, but needs exactly one.']);
    edit(folder, 'edition.csv', (text) => `${text}Mine,2025,2026-01-31,2026-07-31,false\n`);
    expect(await importFolder(client, folder)).toMatchObject({ outcome: 'imported', rows: 1 });
  });
});

describe('a broken folder', () => {
  test('is refused with file, line and column of every fault, and changes nothing', async () => {
    const folder = await exportedSample();
    const before = await snapshot();
    edit(folder, 'edition.csv', (text) => text.replace('2027-01-31', '2026-01-31'));
    edit(folder, 'locked-regions.csv', (text) => `${text}xyz\n`);
    edit(folder, 'metrics.csv', (text) => text.replace('range', 'hidden'));
    edit(folder, 'sources.csv', (text) => text.replace('https://', 'mailto:'));
    edit(folder, 'markets.csv', (text) => `${text}deu,toys,Toys again,maybe\ndeu,toys\n`);
    edit(folder, 'market-figures.csv', (text) =>
      text
        .replace('2026,110000,90000,130000', '2026,110000,130000,90000')
        .replace('84000000', '"84,000,000"'),
    );
    edit(folder, 'retailers.csv', (text) => text.replace('Anker', ''));
    edit(folder, 'retailer-figures.csv', (text) =>
      text
        .replace('anker.de-de,net-sales', 'ankor.de-de,net-sales')
        .replace('2.1,,,modelled,C,', '2.1,,,reported,C,'),
    );
    edit(folder, 'providers.csv', (text) => text.replace('position', 'rank'));
    edit(folder, 'competitors.csv', (text) => text.replace('Both', '"Both'));
    edit(folder, 'ranking-places.csv', (text) =>
      text.replace('2,oere', '2,anker').replace(',1,anker', ',0,anker'),
    );
    rmSync(join(folder, 'conversion-statistics.csv'));
    writeFileSync(join(folder, 'retailer.csv'), 'slug\n');
    writeFileSync(join(folder, 'notes.txt'), 'not a part of the data');

    expect((await faultsOf(folder)).toSorted()).toEqual(
      [
        'retailer.csv: No data set has a file of this name.',
        'edition.csv, line 2, column nextUpdate: The next update is before the as-of day 2026-10-31.',
        'metrics.csv, line 2, column visibility: "hidden" is not one of exact, range, no-access.',
        'locked-regions.csv, line 3, column region: "xyz" is not a known region code such as deu.',
        'sources.csv, line 2, column url: "mailto:office.example/1" is not an address that begins with https:// or http://.',
        'markets.csv, line 4, column hasDetails: "maybe" is not one of true, false.',
        'markets.csv, line 4, column region, category: The same region, category as on line 3.',
        'markets.csv, line 5: The row has 2 cells, the header 4.',
        'market-figures.csv, line 4, column high: The band ends at 90000, below its low end 130000.',
        'market-figures.csv, line 4, column value: The value lies outside its band from low to high.',
        'market-figures.csv, line 6, column value: "84,000,000" is not a number such as 1234.5, without signs for thousands.',
        'conversion-statistics.csv: The file is missing. Without data it is its header only.',
        'retailers.csv, line 3, column displayName: The cell is empty, but has to be text.',
        'retailer-figures.csv, line 2, column source: What is reported names its source.',
        'retailer-figures.csv, line 3, column retailer: "ankor.de-de" is not in retailers.csv.',
        'providers.csv, line 1, column position: The column is missing.',
        'providers.csv, line 1, column rank: The file has no such column. Its columns are retailer, kind, name, position, method, source.',
        'competitors.csv, line 2: A quote that opens here is never closed.',
        'ranking-places.csv, line 2, column place: "0" is not a whole number from 1.',
        'ranking-places.csv, line 3, column ranking, edition, retailer: The same ranking, edition, retailer as on line 2.',
      ].toSorted(),
    );
    expect(await snapshot()).toEqual(before);
  });

  test('shows the first faults and counts the rest', async () => {
    const folder = await exportedSample();
    edit(folder, 'locked-regions.csv', (text) => text + 'xyz\n'.repeat(150));
    edit(folder, 'competitors.csv', (text) => text + text.split('\n')[1]!.concat('\n').repeat(150));
    const refused = await importFolder(client, folder);
    if (refused.outcome !== 'refused') throw new Error(refused.outcome);
    expect(refused.report.faults).toHaveLength(100);
    expect(refused.report.total).toBe(300);
  });

  test('has wrong sums', async () => {
    const folder = await exportedSample();
    edit(folder, 'market-figures.csv', (text) =>
      text
        .replace('19999.75', '18999.75')
        .replace('wor,all,market-size,,2025,1000000', 'wor,all,market-size,,2025,99000'),
    );
    edit(folder, 'ranking-places.csv', (text) => text.replace('20000', '80000'));
    expect(await faultsOf(folder)).toEqual([
      'market-figures.csv, line 9, column value: The categories in deu/electronics add up to 59,000 for 2025, but it has 60,000.',
      'market-figures.csv, line 10, column value: The countries in wor/all add up to 100,000 for 2025, but it has 99,000.',
      'ranking-places.csv, line 2, column value: The retailers of top-stores-in-germany 2025 have 110,000 together, more than their market of 100,000.',
    ]);
  });

  test('is not there', async () => {
    const [first] = await faultsOf('/nowhere/at/all');
    expect(first).toBe('/nowhere/at/all: There is no such folder.');
  });
});

test('while one import is at work, a second is refused', async () => {
  const folder = await exportedSample();
  const other = await connect();
  await withDatasetLock(client, { wait: false }, async () => {
    expect(await importFolder(other, folder)).toEqual({ outcome: 'busy' });
  });
  expect(await importFolder(other, folder)).toMatchObject({ outcome: 'imported' });
});

test('a reader sees the version before or the new one, never a mix', async () => {
  await importRows(client, rowsSource(sampleDataset('1', 1)), { onProgress: () => {} });
  const reader = await connect();
  const seen = new Set<string>();
  const end = new AbortController();
  const reading = (async () => {
    while (!end.signal.aborted) {
      const { rows } = await reader.query<{ id: string; label: string }>(
        'select id, label from dataset where is_current',
      );
      const { id, label } = rows[0]!;
      const sums = await reader.query<{ figures: number; places: number }>(
        `select (select sum(value) from market_figure where dataset_id = $1 and metric = 'market-size') as figures,
           (select sum(value) from ranking_place where dataset_id = $1) as places`,
        [id],
      );
      expect(sums.rows).toEqual([{ figures: 1_330_000 * Number(label), places: 50_000 * Number(label) }]);
      seen.add(label);
    }
  })();
  for (const scale of [2, 3])
    await importRows(client, rowsSource(sampleDataset(String(scale), scale)), { onProgress: () => {} });
  end.abort();
  await reading;
  expect(seen.size).toBeGreaterThan(1);
});

test('a ranking of a market that is not listed is refused', async () => {
  const sample = sampleDataset('lost market');
  const rankings = sample.rankings.map((ranking) => ({ ...ranking, region: 'fra' }));
  const imported = await importRows(client, rowsSource({ ...sample, rankings }), { onProgress: () => {} });
  expect(imported).toMatchObject({
    outcome: 'refused',
    report: {
      total: 1,
      faults: [{ file: 'rankings.csv', sentence: 'The market "fra/all" is not in markets.csv.' }],
    },
  });
});

test('of a locked region nothing is published, neither its markets nor its shops and rankings', async () => {
  const rows = { ...sampleDataset('locked'), 'locked-regions': [{ region: 'deu' }] };
  await importRows(client, rowsSource(rows), { onProgress: () => {} });
  for (const source of [
    `published_market_figure where region = 'deu'`,
    'published_retailer_figure',
    'published_ranking_place',
  ]) {
    const { rows: seen } = await client.query(`select distinct visibility from ${source}`);
    expect([source, seen]).toEqual([source, [{ visibility: 'no-access' }]]);
  }
});

test('an own figure stands where the same would follow from others', async () => {
  const rows = sampleDataset('own growth');
  const [size] = rows['market-figures'];
  const figures = [
    ...rows['market-figures'],
    { ...size!, period: '2024', value: 90_000 },
    { ...size!, metric: 'market-growth', value: 3 },
  ];
  await importRows(client, rowsSource({ ...rows, 'market-figures': figures }), { onProgress: () => {} });
  const { rows: published } = await client.query(
    `select low, high from published_market_figure
     where region = 'deu' and category = 'all' and metric = 'market-growth' and period = '2025'`,
  );
  expect(published).toHaveLength(1);
  expect(published[0].low).toBeLessThanOrEqual(3);
  expect(published[0].high).toBeGreaterThanOrEqual(3);
});

test('an import that fails while it writes leaves nothing behind', async () => {
  const folder = await exportedSample();
  const before = await snapshot();
  await client.query('alter table ranking_place add constraint none check (place > 5) not valid');
  await expect(importFolder(client, folder)).rejects.toThrow('none');
  expect(await snapshot()).toEqual(before);
});

async function exportedSample() {
  await importRows(client, rowsSource(sampleDataset('Sample')), { onProgress: () => {} });
  const folder = newFolder();
  await exportDataset(client, folder);
  return folder;
}

async function faultsOf(folder: string) {
  const refused = await importFolder(client, folder);
  return refused.outcome === 'refused' ? refused.report.faults.map(faultLine) : [];
}

async function snapshot() {
  const folder = newFolder();
  await exportDataset(client, folder);
  return { versions: await listVersions(client), files: filesIn(folder) };
}

async function readRecords(file: string) {
  const parts = await Array.fromAsync(readCsv(file));
  return parts.flatMap((part) => (part.kind === 'records' ? part.records.map(({ cells }) => cells) : []));
}

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

function edit(folder: string, name: string, change: (text: string) => string) {
  const text = readFileSync(join(folder, name), 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, name), changed);
}

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'marketquay-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function connect() {
  const connection = new Client({ connectionString: url });
  await connection.connect();
  connection.on('error', () => {});
  return connection;
}
