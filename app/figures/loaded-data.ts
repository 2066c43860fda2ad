import type { Database } from '../base/database.server.ts';

/** A data set, and the database it lies in: what a query asks. */
export type LoadedData = { db: Database; datasetId: number };
