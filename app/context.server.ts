import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Settings } from './adapters/environment.ts';
import type { Database } from './base/database.server.ts';
import type { Rasterise } from './charts/rasterise.ts';
import type { Print } from './documents/document.ts';
import type { SiteSearch } from './search/site-search.server.ts';
import type { StartFacts } from './site/start-facts.server.ts';
import type { MatchedRoute } from './site/edge/route-table.server.ts';

/** What lives as long as the process. */
export type Services = {
  settings: Settings;
  db: Database;
  log: Logger;
  now: () => Date;
  facts: StartFacts;
  search: SiteSearch;
  /** Two letters, or null when unknown. */
  continentOf: (address: string) => string | null;
  rasterise: Rasterise;
  print: Print;
};

/** What the edge knows of the request before React Router sees it. */
export type RequestFacts = {
  id: string;
  route: MatchedRoute | null;
  buildId: string;
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
  /** Set while rendering, when the database was away: the edge answers 503 instead. */
  databaseAway?: boolean;
};

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestFacts>();
