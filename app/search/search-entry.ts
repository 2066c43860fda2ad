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
  lang?: 'de';
  path: string | null;
  locked: boolean;
};

export type SearchEntry = SearchHit & {
  kind: SearchKind;
  words: readonly string[];
};

/** The best kind first. `total` includes hits beyond the limit. */
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

export const longestQuery = 100;

export function searchPath(query: string): string {
  const wanted = query.trim();
  return wanted ? `/search?q=${encodeURIComponent(wanted)}` : '/search';
}
