import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Dataset } from '../figures/dataset.ts';
import { datasetTable } from './dataset-tables.server.ts';

/** The edition that the site shows; null while none is loaded. */
export async function currentDataset(db: Database): Promise<Dataset | null> {
  const [row] = await db.select(edition).from(datasetTable).where(eq(datasetTable.isCurrent, true)).limit(1);
  return row ?? null;
}

/** The day on which a version was loaded. */
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
