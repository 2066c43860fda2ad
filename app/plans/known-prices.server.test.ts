import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { Database } from '../base/database.server.ts';
import { loadStartFacts } from '../start-facts.server.ts';
import { knownPrices, latestPrices } from './known-prices.server.ts';

let database: TestDatabase;
let db: Database;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  database = await createTestDatabase();
  db = drizzle(database.pool);
});
afterAll(() => database.drop());

const away = () => Promise.reject(new Error('away'));
const since = async () => (await database.pool.query('select tier, known_since from known_price')).rows;

test('keeps the last prices while the provider cannot be reached, also across a restart', async () => {
  expect(await latestPrices(db, away, log)).toEqual({});
  await latestPrices(db, async () => ({ starter: 94_800, corporate: 478_800 }), log);
  const before = await since();

  const named = { starter: 99_000 };
  expect(await latestPrices(db, async () => named, log)).toEqual(named);
  expect(await latestPrices(db, away, log)).toEqual(named);
  const facts = await loadStartFacts(db, log, () => latestPrices(db, away, log));
  expect(facts.centPrices.current).toEqual(named);
  await facts.centPrices.refresh();
  expect(facts.centPrices.current).toEqual(named);
  facts.stop();
  expect(await since()).not.toEqual(before);
});

test('does not write an unchanged price', async () => {
  const prices = { starter: 50, corporate: 60 };
  await latestPrices(db, async () => prices, log);
  const before = await since();
  await latestPrices(db, async () => prices, log);
  expect(await since()).toEqual(before);
});

test('reads the known prices without asking the provider', async () => {
  const known = await knownPrices(db);
  const facts = await loadStartFacts(db, log);
  expect(facts.centPrices.current).toEqual(known);
  facts.stop();
  expect(await knownPrices(db)).toEqual(known);
});
