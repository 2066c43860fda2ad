import type { MetricKey } from '../figures/metric.ts';
import type { CategorySlug } from '../taxonomy/category.ts';

export const searchKinds = [
  'retailer',
  'market',
  'kpis',
  'ranking',
  'measure',
  'term',
  'question',
  'article',
  'whitepaper',
  'report',
  'page',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** One row of the results. The same shape for every kind, so that rows can be shown and linked alike. */
export type SearchHit = {
  kind: SearchKind;
  title: string;
  about?: string;
  lang?: 'de';
  /** Two letters in lower case, for a flag. */
  place?: string;
  /** A published figure, as the pages write it. */
  value?: { label: string; text: string };
  path: string;
  locked: boolean;
};

export type SearchEntry = SearchHit & {
  /** Other names: codes, domains, adjectives. */
  names?: readonly string[];
  /** What it is about. */
  words?: readonly string[];
  /** The body of a text. */
  text?: string;
  facets?: Facets;
  /** The profile of a retailer, not one of its other pages. */
  isProfile?: boolean;
  /** From 0 to 1: large and open entries come before others that fit as well. */
  weight: number;
};

/** What an entry is about, in the terms of the data set. */
export type Facets = {
  region?: string;
  category?: CategorySlug;
  retailer?: string;
  /** Where a retailer is based. */
  home?: string;
  metrics?: readonly MetricKey[];
};

export type FigureAnswer = {
  kind: 'figure';
  measure: string;
  scope: string;
  place?: string;
  text: string;
  period: string;
  /** The year that an average over several years starts from. */
  since?: string;
  /** Says so where the figure is not exactly the one asked for. */
  note?: string;
  passport: string;
  page: { label: string; to: string };
  trend: Sparkline | null;
};

/** Paths in a box of 120 × 36: the published ranges of the years. `zero` is the height of zero in it. */
export type Sparkline = { from: string; to: string; zero: number; past: string; forecast: string };

export type ComparisonAnswer = { kind: 'comparison'; title: string; path: string; note?: string };

export type InstantAnswer = FigureAnswer | ComparisonAnswer;

export type SearchAnswer = {
  answers: readonly InstantAnswer[];
  /** Includes hits beyond the limit. */
  total: number;
  kinds: readonly { kind: SearchKind; total: number }[];
  /** Best first. */
  items: readonly SearchHit[];
  /** The closest entries, if nothing was found. */
  nearest: readonly SearchHit[];
};

export type SearchOptions = {
  limit: number;
  kind?: SearchKind;
  /** Sent off, and not only typed so far: if it finds nothing, it is counted. */
  submitted?: boolean;
};

export const longestQuery = 100;

export function searchPath(query: string, kind?: SearchKind): string {
  const wanted = query.trim();
  if (!wanted) return '/search';
  return `/search?q=${encodeURIComponent(wanted)}${kind ? `&kind=${kind}` : ''}`;
}

export const isSearchKind = (value: unknown): value is SearchKind =>
  searchKinds.some((kind) => kind === value);
