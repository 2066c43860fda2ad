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

/** What a reader sees of something found. */
export type SearchHit = {
  title: string;
  /** A second line. */
  about?: string;
  /** Of both lines, where it is not that of the site. */
  lang?: 'de';
  /** Null where we have no page of it. */
  path: string | null;
  /** Known, but only registered users see more. */
  locked: boolean;
};

/** Something that can be found. */
export type SearchEntry = SearchHit & {
  kind: SearchKind;
  /** What it is found by besides its title: a domain, a country in all its names, a code. */
  words: readonly string[];
};

/** What was found, by kind, the best kind first. `total` counts those left out, too. */
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

/** What is typed beyond this is not looked at. */
export const longestQuery = 100;

export function searchPath(query: string): string {
  const wanted = query.trim();
  return wanted ? `/search?q=${encodeURIComponent(wanted)}` : '/search';
}
