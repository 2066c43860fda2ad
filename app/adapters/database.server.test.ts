import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type { PoolConfig } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { isDatabaseAway } from '../base/database.server.ts';
import { ResilientPool } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table note (text text)');
});
afterAll(() => database.drop());

/** One connection only: whatever does not give it back stops everything after it. */
function openPool(config: PoolConfig = {}, onDiskFull = () => {}) {
  const pool = new ResilientPool(
    { connectionString: database.url, max: 1, connectionTimeoutMillis: 5_000, ...config },
    { onDiskFull },
  );
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  const db = drizzle(pool);
  const works = async () => (await db.execute(sql`select 1 as one`)).rows;
  return { pool, db, works };
}

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

test('a connection that is lost inside a transaction fails it, and is replaced', async () => {
  const { db, works } = openPool();
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await database.pool.query(terminate);
    await eventually(() => expect(tx.execute(sql`select 1`)).rejects.toThrow('Failed query'));
  });
  await expect(lost).rejects.toSatisfy(isDatabaseAway);
  expect(await works()).toEqual([{ one: 1 }]);
});

test('answered queries are counted, and those that fail as well', async () => {
  const { pool, works } = openPool();
  await works();
  const before = pool.answers;
  await works();
  await expect(pool.query('select 1/0')).rejects.toThrow('division by zero');
  await eventually(() => expect(pool.answers).toBe(before + 2));
});

test('a transaction that cannot even begin gives its connection back', async () => {
  const { pool, db, works } = openPool();
  await works();
  const begun = db.transaction(async () => {});
  pool.suspend();
  await expect(begun).rejects.toSatisfy(isDatabaseAway);
  pool.resume();
  expect(await works()).toEqual([{ one: 1 }]);
});

test('a query that is not answered in time takes its connection with it, and its transaction', async () => {
  const { db, works } = openPool({ query_timeout: 300 });
  const late = db.transaction(async (tx) => {
    await tx.execute(sql`insert into note values ('half')`);
    await tx.execute(sql`select pg_sleep(1)`);
  });
  await expect(late).rejects.toSatisfy(isDatabaseAway);
  expect(await works()).toEqual([{ one: 1 }]);
  await db.transaction((tx) => tx.execute(sql`insert into note values ('whole')`));
  expect((await database.pool.query('select text from note')).rows).toEqual([{ text: 'whole' }]);
});

test('while it is suspended nobody waits, and afterwards everything goes on', async () => {
  const { pool, works } = openPool();
  const slow = pool.query('select pg_sleep(10)');
  const waiting = works();
  await eventually(() => expect(pool.waitingCount).toBe(1));
  pool.suspend();
  const outcomes = await Promise.allSettled([slow, waiting, works()]);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && isDatabaseAway(outcome.reason))).toEqual([
    true,
    true,
    true,
  ]);
  pool.resume();
  expect(await works()).toEqual([{ one: 1 }]);
});

test('whatever keeps it from connecting means that the database is away', async () => {
  const { works } = openPool({ connectionString: database.url.replace(/\/test_\w+/, '/nowhere') });
  await expect(works()).rejects.toSatisfy(isDatabaseAway);
});

test('a full disk is noticed, in a transaction and outside of one', async () => {
  const onDiskFull = vi.fn<() => void>();
  const { db } = openPool({}, onDiskFull);
  const full = sql.raw(
    `do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`,
  );
  await expect(db.execute(full)).rejects.toSatisfy(isDatabaseAway);
  await expect(db.transaction((tx) => tx.execute(full))).rejects.toSatisfy(isDatabaseAway);
  expect(onDiskFull).toHaveBeenCalledTimes(2);
});
