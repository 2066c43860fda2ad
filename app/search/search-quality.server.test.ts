// @module-tag pages
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demonstrationDatabase } from '../../test/demonstration-database.ts';
import { heldOutQueries, isFound, knownQueries, type QueryCase } from '../../test/samples/search-queries.ts';
import type { StartFacts } from '../context.server.ts';
import { content } from '../editorial/content.server.ts';
import { loadStartFacts } from '../start-facts.server.ts';
import { createSiteSearch, type SiteSearch } from './site-search.server.ts';

const log = pino({ level: 'silent' });
let pool: pg.Pool;
let facts: StartFacts & { stop(): void };
let search: SiteSearch;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: (await demonstrationDatabase()).url });
  const db = drizzle(pool);
  facts = await loadStartFacts(db, log);
  search = createSiteSearch({ db, facts, settings: { siteUrl: 'https://site.example' }, content, log });
});
afterAll(async () => {
  facts.stop();
  await pool.end();
});

const casesIn = (sets: typeof knownQueries) => Object.values(sets).flat();

test('there are at least 150 different queries', () => {
  const queries = [...casesIn(knownQueries), ...casesIn(heldOutQueries)].map(([query]) =>
    query.toLowerCase(),
  );
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(150);
});

test.each([
  ['the queries it was adjusted with', knownQueries],
  ['queries it was not adjusted with', heldOutQueries],
])('at least 95%% of %s have the right result among the first three', async (_, sets) => {
  const cases = casesIn(sets);
  const missed: string[] = [];
  for (const one of cases) if (!(await isRight(one))) missed.push(one[0]);
  expect(missed.length, `Missed: ${missed.join(', ')}`).toBeLessThanOrEqual(Math.floor(cases.length * 0.05));
});

/** Named in the request for this search: none of them may be missed. */
test.each([
  'amazon germany',
  'average order value germany',
  'top 100 germany',
  'conversion statistics',
  'competitors zalando',
  'cancel subscription',
  'refund',
  'ebay vs amazon',
  'conversion rate germany',
  'zalando revenue',
  'toys poland',
  'average order value uk fashion',
])('"%s" has the right result among the first three', async (query) => {
  expect(await isRight(casesIn(knownQueries).find(([one]) => one === query)!)).toBe(true);
});

async function isRight([query, ...expected]: QueryCase) {
  return isFound(await search(query, { limit: 3 }), expected);
}
