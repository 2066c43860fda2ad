import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { datasetChecks } from './dataset-queries.server.ts';
import { listVersions, removeVersion } from './dataset-versions.server.ts';
import { faultLine } from './faults.ts';
import { rowsSource } from './import/dataset-source.server.ts';
import { importRows } from './import/import-dataset.server.ts';
import { sampleDataset } from '../../test/samples/sample-dataset.ts';
import { verifyDataset } from './verify-dataset.server.ts';

let client: Client;

beforeEach(async () => {
  const database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  return async () => {
    await client.end();
    await database.drop();
  };
});

test('without data there is nothing to verify', async () => {
  expect(await verifyDataset(client)).toEqual({ outcome: 'nothing-loaded' });
});

test('a wrong sum is found in what is loaded, and only in the version that is served', async () => {
  for (const label of ['before', 'served'])
    await importRows(client, rowsSource(sampleDataset(label)), { onProgress: () => {} });
  const spoil = (isCurrent: boolean) =>
    client.query(
      `update market_figure set value = 2 * value
       where metric = 'market-size' and category = 'electronics'
         and dataset_id = (select id from dataset where is_current = $1)`,
      [isCurrent],
    );
  await spoil(false);
  expect(await faults()).toEqual([]);
  await spoil(true);
  expect(await faults()).toEqual([
    'market-figures.csv, column value: The categories in deu/all add up to 120,000 for 2025, but it has 100,000.',
    'market-figures.csv, column value: The categories in deu/electronics add up to 60,000 for 2025, but it has 120,000.',
  ]);
});

test('what was found is noted with the version, takes the place of what was found before, and goes with it', async () => {
  await importRows(client, rowsSource(sampleDataset('served')), { onProgress: () => {} });
  const { id } = (await listVersions(client))[0]!;
  const noted = async () =>
    (await datasetChecks(drizzle(client), id))?.results.map((result) => result.faults);
  expect(await noted()).toBeUndefined();
  await verifyDataset(client);
  expect(await noted()).toEqual([0, 0, 0, 0]);
  await client.query(
    `update market_figure set value = 2 * value where metric = 'market-size' and category = 'electronics'`,
  );
  await verifyDataset(client);
  expect((await noted())?.[0]).toBe(2);
  await client.query('update dataset set is_current = false');
  await removeVersion(client, id);
  expect(await noted()).toBeUndefined();
});

test('a range that gives another away is found, with the chain that tells it', async () => {
  await importRows(client, rowsSource(crossing()), { onProgress: () => {} });
  expect(await faults()).toEqual([]);
  await client.query(narrowGrowth);
  const [first, ...others] = await faults();
  expect(first).toMatch(
    /^market-figures.csv, column value: Market size 2024 of deu\/all is shown as \$5–10bn, but is known to lie between 9[\d,]+ and 10,000,000,000 by market size and growth \(.*Growth 2025: 5–10%\)\. It is \$9\.4bn\.$/,
  );
  expect(others).toHaveLength(1);
});

test('a version that breaks the disclosure rule is not served', async () => {
  await importRows(client, rowsSource(sampleDataset('before')), { onProgress: () => {} });
  // The fault is planted where it would arise: in what publishing writes.
  await client.query(`
    create function plant() returns trigger language plpgsql as $$
    begin
      if new.metric = 'market-growth' then new.low := 5; new.high := 10; end if;
      return new;
    end $$;
    create trigger plant before insert on published_market_figure for each row execute function plant()`);
  const imported = await importRows(client, rowsSource(crossing()), { onProgress: () => {} });
  expect(imported.outcome).toBe('refused');
  expect(imported.outcome === 'refused' && imported.report.faults.map(faultLine)[0]).toMatch(
    /by market size and growth/,
  );
  expect((await listVersions(client)).map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
    ['before', true],
  ]);
});

/** A market that passes ten billion while it grows by 7 %. */
function crossing() {
  const rows = sampleDataset('crossing');
  const model = rows['market-figures'].find(({ metric }) => metric === 'market-size')!;
  const sizes = [
    ['2024', 9.4e9],
    ['2025', 10.04e9],
  ] as const;
  return {
    ...rows,
    'market-figures': sizes.map(([period, value]) => ({
      ...model,
      region: 'deu',
      category: 'all',
      period,
      value,
    })),
    'ranking-places': [],
  };
}

const narrowGrowth = `update published_market_figure set low = 5, high = 10, visibility = 'range' where metric = 'market-growth'`;

async function faults() {
  const verified = await verifyDataset(client);
  return verified.outcome === 'verified'
    ? verified.checks.flatMap((check) => check.faults.map(faultLine))
    : [];
}
