import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { datasetChecks } from '../../dataset/dataset-queries.server.ts';
import { loadDemonstration } from '../../dataset/load-demonstration.server.ts';
import { sampleDataset } from '../../../test/samples/sample-dataset.ts';
import { startDatasetChecker } from './workers.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemonstration(
    database.url,
    () => sampleDataset('Sample'),
    () => {},
  );
});
afterAll(() => database.drop());

/** As built: a thread that reads the sources takes seconds to start. */
const workerFile = 'build/server/worker.js';

const found = () => datasetChecks(drizzle(database.pool), 1);

test('asked twice, it looks once, and notes what it found', async () => {
  const checker = startDatasetChecker(database.url, pino({ level: 'silent' }), workerFile);
  expect(await found()).toBeNull();
  checker.check();
  checker.check();
  const checks = await vi.waitUntil(found, { timeout: 60_000 });
  expect(checks.results.map(({ faults }) => faults)).toEqual([0, 0, 0, 0]);
  await checker.stop();
});

test('where it cannot look it says so in the log, and can be asked again', async () => {
  const warn = vi.fn<() => void>();
  const checker = startDatasetChecker('postgres://nobody@localhost:1/nothing', { warn } as never, workerFile);
  checker.check();
  await eventually(() => expect(warn).toHaveBeenCalledTimes(1));
  // The thread has ended a moment later.
  await eventually(() => {
    checker.check();
    expect(warn).toHaveBeenCalledTimes(2);
  });
  await checker.stop();
});
