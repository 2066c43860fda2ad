import type { FigureAnswer, SearchKind } from './search-entry.ts';

// What only results and suggestions say. The search box of every page does without it.

/** Of a group of results. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  retailer: 'Retailers',
  market: 'Markets',
  kpis: 'Transaction KPIs',
  ranking: 'Rankings',
  measure: 'Measures',
  term: 'Glossary',
  question: 'Questions',
  article: 'Articles',
  whitepaper: 'Whitepapers',
  report: 'Reports',
  page: 'Pages',
};

/** Of a single result. */
export const kindName: Readonly<Record<SearchKind, string>> = {
  retailer: 'Retailer',
  market: 'Market',
  kpis: 'Transaction KPIs',
  ranking: 'Ranking',
  measure: 'Measure',
  term: 'Glossary',
  question: 'Question',
  article: 'Article',
  whitepaper: 'Whitepaper',
  report: 'Report',
  page: 'Page',
};

/** After the figure: '$5–10bn in 2025', '5–10% a year, 2020–2025'. */
export const periodInWords = ({ since, period }: Pick<FigureAnswer, 'since' | 'period'>) =>
  since ? `a year, ${since}–${period}` : `in ${period}`;

export const searchExamples = [
  'conversion rate germany',
  'toys poland',
  'top 100 germany',
  'zalando vs otto',
];
