import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { callLimit } from '../base/limits.ts';
import { callLimits } from './call-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('templates').migrated);
});
afterAll(() => database.drop());

test('two processes share one limit', async () => {
  const pools = [1, 2].map(() => new pg.Pool({ connectionString: database.url, max: 2 }));
  const [one, other] = pools.map((pool) => callLimits(pool, 'secret'));
  const first = await one!('203.0.113.1', callLimit.calls - 1);
  expect(first).toMatchObject({ isWithin: true, remaining: 1 });
  expect(first.secondsToReset).toBeLessThanOrEqual(callLimit.seconds);
  expect(await other!('203.0.113.1', 1)).toMatchObject({ isWithin: true, remaining: 0 });
  for (const count of [one!, other!, one!]) {
    expect(await count('203.0.113.1', 1)).toMatchObject({ isWithin: false, remaining: 0 });
  }
  expect(await one!('203.0.113.2', 1)).toMatchObject({ isWithin: true, remaining: callLimit.calls - 1 });
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_limit');
  expect(rows.map(({ key }) => key).join()).not.toContain('203.0.113');
  await Promise.all(pools.map((pool) => pool.end()));
});

test('a process counts alone while the database is away', async () => {
  const pool = new pg.Pool({
    connectionString: 'postgres://127.0.0.1:1/nothing',
    connectionTimeoutMillis: 500,
  });
  const count = callLimits(pool, 'secret');
  expect(await count('203.0.113.3', callLimit.calls)).toMatchObject({ isWithin: true, remaining: 0 });
  expect((await count('203.0.113.3', 1)).isWithin).toBe(false);
  await pool.end();
});
