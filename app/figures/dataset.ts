import type { Database } from '../base/database.server.ts';

/** One loaded edition of the data. */
export type Dataset = {
  id: number;
  label: string;
  baseYear: number;
  asOf: string;
  nextUpdate: string;
  /** The data set in the repository: real names and published facts, every other figure modelled. */
  demonstration: boolean;
};

export type Edition = {
  label: string;
  version: string;
  asOf: string;
  nextUpdate: string;
  demonstration: boolean;
};

export type LoadedData = { db: Database; datasetId: number };
