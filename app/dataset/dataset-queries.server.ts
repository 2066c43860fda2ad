import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Dataset } from './dataset.ts';
import { datasetTable } from './dataset-tables.server.ts';

/** The edition that the site shows; null while none is loaded. */
export async function currentDataset(db: Database): Promise<Dataset | null> {
  const [row] = await db.select().from(datasetTable).where(eq(datasetTable.isCurrent, true)).limit(1);
  return row ?? null;
}

/**
 * Puts an edition into an empty database. Many processes may start at once on one database:
 * the unique index on the current row lets exactly one of them win.
 */
export async function loadDatasetIfEmpty(db: Database, edition: Omit<Dataset, 'id'>) {
  if (await currentDataset(db)) return;
  await db
    .insert(datasetTable)
    .values({ ...edition, isCurrent: true })
    .onConflictDoNothing();
}
