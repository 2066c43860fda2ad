import { asc, eq } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import type { Database } from '../base/database.server.ts';
import type { Dataset } from '../figures/dataset.ts';

export const datasetTable = pgTable('dataset', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  label: text('label').notNull(),
  baseYear: integer('base_year').notNull(),
  asOf: date('as_of', { mode: 'string' }).notNull(),
  nextUpdate: date('next_update', { mode: 'string' }).notNull(),
  demonstration: boolean('demonstration').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  isCurrent: boolean('is_current').notNull().default(false),
  state: text('state').$type<'loading' | 'ready' | 'removing'>().notNull().default('ready'),
  rowCount: bigint('row_count', { mode: 'number' }).notNull().default(0),
  servedAt: timestamp('served_at', { withTimezone: true }),
});

export async function currentDataset(db: Database): Promise<Dataset | null> {
  const [row] = await db.select(edition).from(datasetTable).where(eq(datasetTable.isCurrent, true)).limit(1);
  return row ?? null;
}

export async function loadedOn(db: Database, datasetId: number): Promise<string> {
  const [row] = await db
    .select({ loadedAt: datasetTable.loadedAt })
    .from(datasetTable)
    .where(eq(datasetTable.id, datasetId));
  return row!.loadedAt.toISOString().slice(0, 10);
}

const edition = {
  id: datasetTable.id,
  label: datasetTable.label,
  baseYear: datasetTable.baseYear,
  asOf: datasetTable.asOf,
  nextUpdate: datasetTable.nextUpdate,
  demonstration: datasetTable.demonstration,
};

export type CheckResult = { name: string; faults: number };

export type DatasetChecks = { checkedAt: Date; results: readonly CheckResult[] };

const checkTable = pgTable('dataset_check', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  faults: integer('faults').notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});

export async function datasetChecks(db: Database, datasetId: number): Promise<DatasetChecks | null> {
  const { name, faults, checkedAt } = checkTable;
  const rows = await db
    .select({ name, faults, checkedAt })
    .from(checkTable)
    .where(eq(checkTable.datasetId, datasetId))
    .orderBy(asc(checkTable.position));
  return rows[0] ? { checkedAt: rows[0].checkedAt, results: rows } : null;
}

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

/** How many figures visitors see as ranges, and how many of these only wider or not at all, for the disclosure rule. */
export type DisclosureCost = { masked: number; wider: number; withheld: number };

const disclosureTable = pgTable('dataset_disclosure', {
  datasetId: bigint('dataset_id', { mode: 'number' }).primaryKey(),
  masked: integer('masked').notNull(),
  wider: integer('wider').notNull(),
  withheld: integer('withheld').notNull(),
});

/** Null for a version that was made before there was a rule. */
export async function disclosureCost(db: Database, datasetId: number): Promise<DisclosureCost | null> {
  const { masked, wider, withheld } = disclosureTable;
  const [cost] = await db
    .select({ masked, wider, withheld })
    .from(disclosureTable)
    .where(eq(disclosureTable.datasetId, datasetId));
  return cost ?? null;
}

export async function storeDisclosureCost(client: Client, datasetId: number, cost: DisclosureCost) {
  await client.query(
    'insert into dataset_disclosure (dataset_id, masked, wider, withheld) values ($1, $2, $3, $4)',
    [datasetId, cost.masked, cost.wider, cost.withheld],
  );
}
