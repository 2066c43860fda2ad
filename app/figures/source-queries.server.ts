import { and, eq, inArray } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { Source } from './figure.ts';
import type { LoadedData } from './loaded-data.ts';

const sourceTable = pgTable('source', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  id: text('id').notNull(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  year: text('year').notNull(),
});

/** All sources of a data set. */
export async function listSourcesOf({ db, datasetId }: LoadedData): Promise<Source[]> {
  return db.select(sourceColumns).from(sourceTable).where(eq(sourceTable.datasetId, datasetId));
}

/** The sources that some rows name, by id. */
export async function sourcesOf(
  { db, datasetId }: LoadedData,
  rows: readonly { source: string | null }[],
): Promise<ReadonlyMap<string, Source>> {
  const ids = [...new Set(rows.flatMap(({ source }) => source ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select(sourceColumns)
    .from(sourceTable)
    .where(and(eq(sourceTable.datasetId, datasetId), inArray(sourceTable.id, ids)));
  return new Map(found.map((source) => [source.id, source]));
}

const sourceColumns = {
  id: sourceTable.id,
  name: sourceTable.name,
  url: sourceTable.url,
  year: sourceTable.year,
};
