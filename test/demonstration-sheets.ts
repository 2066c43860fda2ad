import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { sheetContext } from '../app/figures/sheet-context.server.ts';
import { loadStartFacts } from '../app/start-facts.server.ts';
import { createDemonstrationDatabase, demonstrationDatabase } from './demonstration-database.ts';

/** What sheets of the demonstration data set are made from, without a site around them. A test that changes it takes a copy. */
export async function openDemonstrationSheets({ asCopy = false } = {}) {
  const database = await (asCopy ? createDemonstrationDatabase() : demonstrationDatabase());
  const db = drizzle(database.pool);
  const facts = await loadStartFacts(db, pino({ level: 'silent' }));
  const settings = { siteUrl: 'https://site.example' };
  return {
    context: sheetContext({ db, facts, settings })!,
    async close() {
      facts.stop();
      if (asCopy) await database.drop();
    },
  };
}

export type DemonstrationSheets = Awaited<ReturnType<typeof openDemonstrationSheets>>;
