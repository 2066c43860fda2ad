import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createMissCounter, forgetMisses, listMisses, missDays, mostPerDay } from './search-misses.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate search_miss');
});

const logged: string[] = [];
const log = pino({}, { write: (line) => void logged.push(line) });
const counterOn = (day: string, db = drizzle(database.pool)) =>
  createMissCounter({ db, log, now: () => new Date(`${day}T12:00:00Z`), delayMs: 60_000 });

test('counts queries per day, across processes', async () => {
  const [one, other] = [counterOn('2026-11-15'), counterOn('2026-11-15')];
  for (const query of ['temu', 'Temu', 'shein']) one.record(query);
  other.record('temu');
  await Promise.all([one.flush(), other.flush()]);
  const next = counterOn('2026-11-16');
  next.record('temu');
  await next.flush();
  expect(await listMisses(drizzle(database.pool))).toEqual([
    { day: '2026-11-16', query: 'temu', misses: 1 },
    { day: '2026-11-15', query: 'temu', misses: 3 },
    { day: '2026-11-15', query: 'shein', misses: 1 },
  ]);
});

test('never stores what might name a person', async () => {
  const counter = counterOn('2026-11-15');
  for (const query of ['Erika Mustermann', 'kim@company.example', '01701234567']) counter.record(query);
  await counter.flush();
  expect(await listMisses(drizzle(database.pool))).toEqual([]);
});

test('cannot be filled by a stranger, and still counts what it knows', async () => {
  await database.pool.query(
    `insert into search_miss
     select date '2026-11-15', case when n = 1 then 'shein' else 'word ' || n end, 1 from generate_series(1, $1) n`,
    [mostPerDay],
  );
  const counter = counterOn('2026-11-15');
  counter.record('temu');
  counter.record('shein');
  await counter.flush();
  const { rows } = await database.pool.query('select count(*)::int, sum(misses)::int from search_miss');
  expect(rows).toEqual([{ count: mostPerDay, sum: mostPerDay + 1 }]);
});

test('a database that is away loses the count, but no words reach the log', async () => {
  const away = { execute: () => Promise.reject(new Error('insert into search_miss … temu')) };
  const counter = counterOn('2026-11-15', away as never);
  counter.record('temu');
  await counter.flush();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('Failed to count searches');
  expect(logged[0]).not.toContain('temu');
});

test('is deleted after its time', async () => {
  await database.pool.query(
    `insert into search_miss values ('2026-08-16', 'old', 1), ('2026-08-17', 'young', 1)`,
  );
  const now = new Date('2026-11-15T12:00:00Z');
  expect(missDays).toBe(90);
  expect(await forgetMisses(drizzle(database.pool), { now, oldest: now })).toEqual([
    { what: 'searches without a hit', rows: 1 },
  ]);
  expect(await listMisses(drizzle(database.pool))).toEqual([
    { day: '2026-08-17', query: 'young', misses: 1 },
  ]);
});
