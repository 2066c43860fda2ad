import type { Logger } from 'pino';
import type { Database } from '../base/database.server.ts';
import type { StartFacts } from '../context.server.ts';
import { searchEntries } from './search-entries.server.ts';
import type { SearchAnswer } from './search-entry.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

export type SiteSearch = (query: string, limit: number) => Promise<SearchAnswer>;

type Options = { db: Database; facts: Pick<StartFacts, 'edition' | 'regions'>; log: Logger };

/** While the index is rebuilt for a new data set, the old one answers. */
export function createSiteSearch({ db, facts, log }: Options): SiteSearch {
  let kept: { datasetId: number | null; index: SearchIndex } | null = null;
  let underway: Promise<SearchIndex> | null = null;

  async function build(datasetId: number | null) {
    const index = createSearchIndex(await searchEntries(db, datasetId, facts.regions.current));
    kept = { datasetId, index };
    return index;
  }

  async function current(): Promise<SearchIndex> {
    const datasetId = facts.edition.current.dataset?.id ?? null;
    if (kept?.datasetId === datasetId) return kept.index;
    if (!underway) {
      underway = build(datasetId).finally(() => {
        underway = null;
      });
      underway.catch((error: unknown) => log.warn({ err: error }, 'Failed to build the search index'));
    }
    return kept?.index ?? underway;
  }

  return async (query, limit) => (await current())(query, limit);
}
