import type { MetricKey } from '../figures/metric.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import type { Block } from './prose/prose.ts';

/** Everything that is written in `content/`, checked and compiled at build. */
export type Content = {
  authors: readonly Author[];
  topics: readonly Topic[];
  articles: readonly Article[];
  terms: readonly Term[];
  questions: readonly QuestionGroup[];
  whitepapers: readonly Whitepaper[];
  reports: readonly Report[];
  /** Null only while its file is at fault, which stops a build; so is `german`. */
  reportTerms: Readonly<Record<Language, ReportTerms>> | null;
  german: GermanTerms | null;
  legal: readonly LegalText[];
  webinars: readonly Webinar[];
};

export type Language = 'en' | 'de';

type Author = { id: string; name: string; role: string; about: string };

type Topic = { id: string; name: string; about: string };

export type Article = {
  slug: string;
  /** Digits; part of its address. */
  id: number;
  title: string;
  summary: string;
  author: string;
  /** ISO dates. */
  published: string;
  updated: string | null;
  topics: readonly string[];
  related: readonly string[];
  lang: Language;
  /** A draft is seen only by whoever has this hash. */
  previewHash: string | null;
  body: readonly Block[];
};

export type Term = {
  slug: string;
  title: string;
  group: TermGroup;
  /** One sentence. */
  definition: string;
  formula: string | null;
  see: readonly string[];
  body: readonly Block[];
};

export const termGroups = ['Size & money', 'Funnel', 'Models & channels', 'Pay & ship', 'Method'] as const;

export type TermGroup = (typeof termGroups)[number];

export type QuestionGroup = { id: string; name: string; questions: readonly Question[] };

type Question = { id: string; question: string; answer: readonly Block[] };

/** Regions as the library's filter has them. */
export const libraryCountries = {
  WW: 'Worldwide',
  EEE: 'Europe',
  NNN: 'North America',
  CA: 'Canada',
  CH: 'Switzerland',
  DE: 'Germany',
  GB: 'United Kingdom',
  US: 'United States',
} as const;

export type LibraryCountry = keyof typeof libraryCountries;

export type Slide = { title: string; chart: string };

export type Whitepaper = {
  slug: string;
  title: string;
  lang: Language;
  format: 'pdf' | 'xlsx';
  countryCode: LibraryCountry | null;
  publicationYear: number | null;
  published: string;
  features: readonly string[];
  paragraphs: readonly Block[];
  slides: readonly Slide[];
  featuredData: { title: string; description: string } | null;
  metaData: { title: string; description: string } | null;
  /** What the file says. */
  body: readonly Block[];
};

export type Report = {
  slug: string;
  /** Digits; part of its address. */
  id: number;
  title: string;
  lang: Language;
  countryCode: LibraryCountry;
  publicationYear: number;
  published: string;
  summary: string;
  contents: readonly string[];
  samplePages: readonly Slide[];
  keyTable: { title: string; chart: string };
  method: string;
  /** Whole euros, without VAT. */
  price: { single: number; team: number };
  includedIn: 'corporate' | 'corporatePlus';
  pages: number;
  body: readonly Block[];
};

/** What holds for all reports alike. */
export type ReportTerms = {
  licenceSingle: string;
  licenceTeam: string;
  refund: string;
  updates: string;
  delivery: string;
};

/** A text that binds the company: a page of its own, a PDF, or both. */
export type LegalText = {
  slug: string;
  title: string;
  description: string;
  /** ISO date. */
  updated: string;
  /** Can be had as a PDF. */
  printed: boolean;
  body: readonly Block[];
};

type Webinar = {
  slug: string;
  title: string;
  /** ISO, with the offset of the place where it is held. */
  starts: string;
  minutes: number;
  /** Ids of authors. */
  speakers: readonly string[];
  about: string;
};

/** What German texts call the things of the data set. */
export type GermanTerms = {
  metrics: Readonly<Record<MetricKey, string>>;
  categories: Readonly<Record<CategorySlug, string>>;
  /** By three-letter code: groups of countries, and countries that are commonly called otherwise. */
  regions: Readonly<Record<string, string>>;
  columns: Readonly<Record<'market' | 'category' | 'retailer' | 'year', string>>;
  /** What the parts of a split are: those by `payment` are 'Zahlungsart'. */
  splits: Readonly<Record<string, string>>;
  parts: Readonly<Record<'device' | 'payment' | 'shipping', Readonly<Record<string, string>>>>;
  /** Payment methods that have the same name in every language. */
  paymentNames: readonly string[];
  /** Names stand in the place of the words in braces. */
  phrases: Readonly<
    Record<'since' | 'ofAll' | 'ofWorld' | 'ofCategory' | 'ranking' | 'rankingOfCategory', string>
  >;
};
