import { notInArray, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Database } from '../base/database.server.ts';

type CentPrices = Record<string, number>;

const table = pgTable('known_price', {
  tier: text('tier').primaryKey(),
  cents: integer('cents').notNull(),
  knownSince: timestamp('known_since', { withTimezone: true }).notNull().defaultNow(),
});

/** Falls back to the last known prices while the provider cannot be reached. */
export async function latestPrices(
  db: Database,
  askProvider: () => Promise<CentPrices>,
  log: Logger,
): Promise<CentPrices> {
  const prices = await askProvider().catch((error: unknown) => {
    log.warn({ err: error }, 'fetching prices from the payment provider failed; keeping the last known ones');
    return null;
  });
  if (!prices) return knownPrices(db);
  await savePrices(db, prices);
  return prices;
}

export async function knownPrices(db: Database): Promise<CentPrices> {
  const rows = await db.select().from(table);
  return Object.fromEntries(rows.map(({ tier, cents }) => [tier, cents]));
}

async function savePrices(db: Database, prices: CentPrices) {
  const rows = Object.entries(prices).map(([tier, cents]) => ({ tier, cents }));
  await db.transaction(async (tx) => {
    await tx.delete(table).where(notInArray(table.tier, Object.keys(prices)));
    if (rows.length === 0) return;
    await tx
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({
        target: table.tier,
        set: { cents: sql`excluded.cents`, knownSince: sql`now()` },
        setWhere: sql`${table.cents} <> excluded.cents`,
      });
  });
}
