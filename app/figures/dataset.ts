import type { Database } from '../base/database.server.ts';

export type Dataset = {
  id: number;
  label: string;
  baseYear: number;
  asOf: string;
  nextUpdate: string;
  /** The data set in the repository: names and published facts are real, every other figure is modelled. */
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
