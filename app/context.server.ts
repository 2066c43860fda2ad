import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Settings } from './settings/environment.server.ts';
import type { StripeSandbox } from './adapters/stripe/sandbox/stripe-sandbox.ts';
import type { Database } from './base/database.server.ts';
import type { Refreshed } from './base/refreshed.server.ts';
import type { CountCalls, IsWithinLimit } from './base/limits.ts';
import type { WriteDeck } from './documents/deck.ts';
import type { OutlineText, Rasterise, Print } from './documents/document.ts';
import type { WriteWorkbook } from './documents/workbook.ts';
import type { Enqueue, JobQueue } from './base/jobs.server.ts';
import type { PrintOnce } from './documents/print-once.server.ts';
import type { LibraryFiles } from './editorial/library/files/library-files.server.ts';
import type { CardPayments } from './orders/card-payments.ts';
import type { CheckVatId } from './plans/vat/vat-treatment.ts';
import type { Dataset } from './figures/dataset.ts';
import type { SearchAnswer, SearchOptions } from './search/search-entry.ts';
import type { CountryOption, RegionRecord } from './taxonomy/region.ts';
import type { MatchedRoute } from './edge/route-table.server.ts';

export type Services = {
  settings: Settings;
  db: Database;
  log: Logger;
  now: () => Date;
  facts: StartFacts;
  search: (query: string, options: SearchOptions) => Promise<SearchAnswer>;
  continentOf: (address: string) => string | null;
  payments: CardPayments;
  checkVatId: CheckVatId;
  /** What the sandbox of VIES answers by; empty where VIES itself is asked. */
  testVatIds: readonly { ending: string; does: string }[];
  /** Replaces the payment provider where there are no keys. */
  paymentSandbox: StripeSandbox | null;
  rasterise: Rasterise;
  writeDeck: WriteDeck;
  outlineText: OutlineText;
  print: Print;
  writeWorkbook: WriteWorkbook;
  /** Prints, or returns the file of an earlier print. */
  printOnce: PrintOnce;
  /** Starts a check of the published data in the background. */
  checkDataset: () => void;
  enqueue: Enqueue;
  jobs: Pick<JobQueue, 'list' | 'revive'>;
  isWithinLimit: IsWithinLimit;
  countCalls: CountCalls;
  /** Signs links and cookies. */
  secret: string;
  paperFiles: LibraryFiles;
};

export type StartFacts = {
  edition: Refreshed<{ baseYear: number; dataset: Dataset | null }>;
  /** Yearly net prices by tier. */
  centPrices: Refreshed<Record<string, number>>;
  regions: Refreshed<readonly RegionRecord[]>;
  countries: { readonly current: readonly CountryOption[] };
};

/** What the edge knows before React Router sees the request. */
export type RequestFacts = {
  id: string;
  route: MatchedRoute | null;
  pattern: string;
  buildId: string;
  /** Network address of the browser's household, or 'unknown'. */
  address: string;
  isLocal: boolean;
  /** A client navigation, which asks for data only. */
  isData: boolean;
  /** Markup that shared pages are completed with after React has rendered them (`app/ui/drawn/markup.ts`). */
  drawn?: string[];
  /** Paths without parameters that search engines may index. */
  indexedPaths: readonly string[];
  /** Set on private pages; the scripts of a shared page are allowed by their hashes. */
  nonce?: string;
  /** Every page is the 503 screen. */
  unavailable: boolean;
  /** The edge has refused the request, and this is what the error screen says. */
  refused?: { status: number; message?: string };
  /** Set while rendering, when something failed: the page is not cached. */
  failed?: boolean;
  /** Set while rendering, when the database is away or the site is busy: the edge answers 503 instead. */
  cannotAnswer?: boolean;
  /** Set while rendering, when this client has too many requests at once: the edge answers 429 instead. */
  tooManyAtOnce?: boolean;
};

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestFacts>();
