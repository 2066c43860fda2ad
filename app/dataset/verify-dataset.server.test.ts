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

async function faults() {
  const verified = await verifyDataset(client);
  return verified.outcome === 'verified'
    ? verified.checks.flatMap((check) => check.faults.map(faultLine))
    : [];
}
