import type { Database } from '../base/database.server.ts';

/** One loaded edition of the data: which figures the site shows, as of when, and when the next one is due. */
export type Dataset = {
  id: number;
  label: string;
  baseYear: number;
  /** ISO dates. */
  asOf: string;
  nextUpdate: string;
  /** The data set in the repository: real names and published facts, every other figure modelled. */
  demonstration: boolean;
};

/** What a page says of the data set it was made from. */
export type Edition = {
  label: string;
  version: string;
  asOf: string;
  nextUpdate: string;
  demonstration: boolean;
};

/** A data set, and the database it lies in: what a query asks. */
export type LoadedData = { db: Database; datasetId: number };
