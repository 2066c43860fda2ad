import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { currentDataset } from './dataset-queries.server.ts';
import { loadDemonstration } from './load-demonstration.server.ts';
import { sampleDataset } from '../../test/samples/sample-dataset.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeEach(async () => {
  database = await createTestDatabase();
  return database.drop;
});

test('of many processes that start at once, one loads and all go on when it is done', async () => {
  const said: string[] = [];
  let made = 0;
  const start = async () => {
    await loadDemonstration(
      database.url,
      () => sampleDataset(`Demonstration ${(made += 1)}`),
      (line) => said.push(line),
    );
    return currentDataset(drizzle(database.pool));
  };
  const seen = await Promise.all(Array.from({ length: 6 }, start));
  expect(made).toBe(1);
  expect(seen.map((dataset) => dataset?.label)).toEqual(Array(6).fill('Demonstration 1'));
  expect(said[0]).toBe('Loading the demonstration data. This is done once.');
  expect(said.at(-1)).toBe('The demonstration data has 28 rows.');
});

test('a data set that is there is left alone', async () => {
  await loadDemonstration(
    database.url,
    () => sampleDataset('mine'),
    () => {},
  );
  await loadDemonstration(
    database.url,
    () => sampleDataset('demonstration'),
    () => {},
  );
  expect((await currentDataset(drizzle(database.pool)))?.label).toBe('mine');
});

test('faults in it stop the start', async () => {
  const broken = { ...sampleDataset('broken'), 'locked-regions': [{ region: 'xyz' }] };
  await expect(
    loadDemonstration(
      database.url,
      () => broken,
      () => {},
    ),
  ).rejects.toThrow(
    'locked-regions.csv, line 2, column region: "xyz" is not a known region code such as deu.',
  );
});
