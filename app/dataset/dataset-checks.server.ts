import { asc, eq } from 'drizzle-orm';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import type { Database } from '../base/database.server.ts';

/** What a rule has found in a version: how many faults. */
export type CheckResult = { name: string; faults: number };

/** The last look through a version. */
export type DatasetChecks = { checkedAt: Date; results: readonly CheckResult[] };

const checkTable = pgTable('dataset_check', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  faults: integer('faults').notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});

/** Null while nobody has looked. */
export async function datasetChecks(db: Database, datasetId: number): Promise<DatasetChecks | null> {
  const { name, faults, checkedAt } = checkTable;
  const rows = await db
    .select({ name, faults, checkedAt })
    .from(checkTable)
    .where(eq(checkTable.datasetId, datasetId))
    .orderBy(asc(checkTable.position));
  return rows[0] ? { checkedAt: rows[0].checkedAt, results: rows } : null;
}

/** Takes the place of what was found before. */
export async function storeChecks(
  client: Client,
  datasetId: number,
  results: readonly CheckResult[],
): Promise<void> {
  await client.query(
    `with old as (delete from dataset_check where dataset_id = $1 and position > $4)
     insert into dataset_check (dataset_id, position, name, faults)
     select $1, position, name, faults
     from unnest($2::text[], $3::integer[]) with ordinality as result (name, faults, position)
     on conflict (dataset_id, position) do update
       set name = excluded.name, faults = excluded.faults, checked_at = now()`,
    [datasetId, results.map(({ name }) => name), results.map(({ faults }) => faults), results.length],
  );
}
