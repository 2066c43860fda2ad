import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Settings } from './settings/environment.server.ts';
import type { StripeSandbox } from './adapters/stripe/sandbox/stripe-sandbox.ts';
import type { Database } from './base/database.server.ts';
import type { IsWithinLimit } from './base/limits.ts';
import type { Rasterise, Print } from './documents/document.ts';
import type { Enqueue, JobQueue } from './base/jobs.server.ts';
import type { PrintOnce } from './documents/print-once.server.ts';
import type { LibraryFiles } from './editorial/library/files/library-files.server.ts';
import type { CardPayments } from './orders/card-payments.ts';
import type { Dataset } from './figures/dataset.ts';
import type { SearchAnswer } from './search/search-entry.ts';
import type { CountryOption } from './taxonomy/country-option.ts';
import type { RegionRecord } from './taxonomy/region.ts';
import type { MatchedRoute } from './edge/route-table.server.ts';

/** What lives as long as the process. */
export type Services = {
  settings: Settings;
  db: Database;
  log: Logger;
  now: () => Date;
  facts: StartFacts;
  search: (query: string, limit: number) => Promise<SearchAnswer>;
  /** Two letters, or null when unknown. */
  continentOf: (address: string) => string | null;
  payments: CardPayments;
  /** What plays the payment provider where there are no keys for the real one. */
  paymentSandbox: StripeSandbox | null;
  rasterise: Rasterise;
  print: Print;
  /** Prints, or reads what was printed before. */
  printOnce: PrintOnce;
  /** Begins to look through the served data set, beside the requests. */
  checkDataset: () => void;
  enqueue: Enqueue;
  jobs: Pick<JobQueue, 'list' | 'revive'>;
  isWithinLimit: IsWithinLimit;
  /** Signs what goes out and has to come back as it was. */
  secret: string;
  paperFiles: LibraryFiles;
};

/** What every process loads at start and keeps fresh. */
export type StartFacts = {
  edition: Refreshed<{ baseYear: number; dataset: Dataset | null }>;
  /** Yearly net prices by tier. */
  centPrices: Refreshed<Record<string, number>>;
  regions: Refreshed<readonly RegionRecord[]>;
  countries: { readonly current: readonly CountryOption[] };
};

/** What the edge knows of the request before React Router sees it. */
export type RequestFacts = {
  id: string;
  route: MatchedRoute | null;
  /** The pattern of its address. */
  pattern: string;
  buildId: string;
  /** Network address of the browser's household, or 'unknown'. */
  address: string;
  /** Asked by somebody at this very machine. */
  isLocal: boolean;
  /** The browser changes the page and asks for its data alone. */
  isData: boolean;
  /** Addresses without parameters that search engines may index. */
  indexedPaths: readonly string[];
  /** Set on pages with a visitor's state; the scripts of a shared page are allowed by their hashes. */
  nonce?: string;
  /** The site cannot answer now: every page is the 503 screen. */
  unavailable: boolean;
  /** Set while rendering, when something failed: such a page is not kept. */
  failed?: boolean;
  /** Set while rendering, when the database was away or too much was asked for: the edge answers 503 instead. */
  cannotAnswer?: boolean;
  /** Set while rendering, when this client has asked for too much at once: the edge answers 429 instead. */
  tooManyAtOnce?: boolean;
};

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestFacts>();
