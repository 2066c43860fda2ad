export const searchKinds = [
  'retailer',
  'market',
  'ranking',
  'page',
  'term',
  'article',
  'whitepaper',
  'report',
] as const;

export type SearchKind = (typeof searchKinds)[number];

export type SearchHit = {
  title: string;
  about?: string;
  /** Of both lines, if not English. */
  lang?: 'de';
  /** Null if it has no page. */
  path: string | null;
  /** Only registered users see more. */
  locked: boolean;
};

export type SearchEntry = SearchHit & {
  kind: SearchKind;
  /** Found by these besides the title: a domain, names of a country, a code. */
  words: readonly string[];
};

/** By kind, the best kind first. `total` includes hits beyond the limit. */
export type SearchAnswer = {
  total: number;
  groups: readonly { kind: SearchKind; total: number; items: readonly SearchHit[] }[];
};

export const kindNames: Readonly<Record<SearchKind, string>> = {
  retailer: 'Retailers',
  market: 'Markets',
  ranking: 'Rankings',
  page: 'Pages',
  term: 'Glossary',
  article: 'Articles',
  whitepaper: 'Whitepapers',
  report: 'Reports',
};

/** The rest of a longer query is ignored. */
export const longestQuery = 100;

export function searchPath(query: string): string {
  const wanted = query.trim();
  return wanted ? `/search?q=${encodeURIComponent(wanted)}` : '/search';
}
