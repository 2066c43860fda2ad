import type { Logger } from 'pino';
import type { Database } from '../base/database.server.ts';
import type { StartFacts } from '../context.server.ts';
import type { Content } from '../editorial/content.ts';
import { sheetContext } from '../figures/sheet-context.server.ts';
import { instantAnswers } from './answers/instant-answers.server.ts';
import { loadSearchable } from './entries/search-entries.server.ts';
import { createSearchIndex, type SearchIndex } from './index/search-index.ts';
import type { MissCounter } from './misses/search-misses.server.ts';
import type { Understanding } from './query/understand.ts';
import type { InstantAnswer, SearchAnswer, SearchOptions } from './search-entry.ts';

export type SiteSearch = (query: string, options: SearchOptions) => Promise<SearchAnswer>;

type Options = {
  db: Database;
  facts: Pick<StartFacts, 'edition' | 'regions'>;
  settings: { siteUrl: string };
  /** Compiled into the build, so it never changes while the process runs. */
  content: Content;
  log: Logger;
  misses?: Pick<MissCounter, 'record'>;
};

/** One index per data set and build. While it is rebuilt for a new data set, the old one answers. */
export function createSiteSearch({ db, facts, settings, content, log, misses }: Options): SiteSearch {
  let kept: { datasetId: number | null; index: SearchIndex } | null = null;
  let underway: Promise<SearchIndex> | null = null;

  async function build(datasetId: number | null) {
    const { baseYear } = facts.edition.current;
    const data = datasetId === null ? null : { db, datasetId, baseYear };
    const { entries, lexicon } = await loadSearchable({ data, regions: facts.regions.current, content });
    const index = await createSearchIndex(entries, lexicon);
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

  /** The index is in memory: while the database is away, it finds pages, but has no figures to show. */
  async function answersTo(understanding: Understanding): Promise<readonly InstantAnswer[]> {
    const context = sheetContext({ db, facts, settings });
    if (!context) return [];
    return instantAnswers(context, understanding).catch((error: unknown) => {
      log.warn({ err: error }, 'Failed to look up figures for a search');
      return [];
    });
  }

  return async (query, options) => {
    const { understanding, ...found } = (await current())(query, options);
    const answers = options.kind ? [] : await answersTo(understanding);
    if (options.submitted && found.total + answers.length === 0) misses?.record(query);
    return { answers, ...found };
  };
}
