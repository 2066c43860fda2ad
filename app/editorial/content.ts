import type { MetricKey } from '../figures/metric.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import type { Block } from './prose/prose.ts';

/** Everything in `content/`, checked and compiled at build. */
export type Content = {
  authors: readonly Author[];
  topics: readonly Topic[];
  articles: readonly Article[];
  terms: readonly Term[];
  questions: readonly QuestionGroup[];
  whitepapers: readonly Whitepaper[];
  reports: readonly Report[];
  /** This and `german` are null only if their file is invalid, which fails the build. */
  reportTerms: ReportTerms | null;
  german: GermanTerms | null;
  legal: readonly LegalText[];
  webinars: readonly Webinar[];
};

export type Language = 'en' | 'de';

type Author = { id: string; name: string; role: string; about: string };

type Topic = { id: string; name: string; about: string };

export type Article = {
  slug: string;
  id: number;
  title: string;
  summary: string;
  author: string;
  published: string;
  updated: string | null;
  topics: readonly string[];
  related: readonly string[];
  lang: Language;
  /** Marks a draft, which is shown only with this hash in the address. */
  previewHash: string | null;
  body: readonly Block[];
};

export type Term = {
  slug: string;
  title: string;
  group: TermGroup;
  definition: string;
  formula: string | null;
  see: readonly string[];
  body: readonly Block[];
};

export const termGroups = ['Size & money', 'Funnel', 'Models & channels', 'Pay & ship', 'Method'] as const;

export type TermGroup = (typeof termGroups)[number];

export type QuestionGroup = { id: string; name: string; questions: readonly Question[] };

type Question = { id: string; question: string; answer: readonly Block[] };

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

export type PaperSlide = Slide & {
  /** The page shows it below this one of the key findings, counted from 1, instead of among the other slides. */
  paragraph?: number | undefined;
};

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
  slides: readonly PaperSlide[];
  featuredData: { title: string; description: string } | null;
  metaData: { title: string; description: string } | null;
  body: readonly Block[];
};

export type Report = {
  slug: string;
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
  pages: number;
  body: readonly Block[];
};

export type ReportTerms = {
  licenceSingle: string;
  licenceTeam: string;
  refund: string;
  updates: string;
  delivery: string;
};

export type LegalText = {
  slug: string;
  title: string;
  description: string;
  updated: string;
  /** Also offered as a PDF. */
  printed: boolean;
  /** The few things that most readers look for. */
  inShort: readonly { label: string; text: string }[];
  body: readonly Block[];
};

export type Webinar = {
  slug: string;
  title: string;
  /** ISO with UTC offset. */
  starts: string;
  minutes: number;
  /** Where to take part; mailed to those who registered, and not shown on the site. */
  join: string;
  speakers: readonly string[];
  about: string;
  preview?: Slide | undefined;
};

/** German names for the things in the data set. */
export type GermanTerms = {
  metrics: Readonly<Record<MetricKey, string>>;
  /** Those that have a longer name in English too. */
  metricsInFull: Readonly<Partial<Record<MetricKey, string>>>;
  categories: Readonly<Record<CategorySlug, string>>;
  /** By three-letter code; overrides the names that `Intl` has for countries. */
  regions: Readonly<Record<string, string>>;
  columns: Readonly<Record<'market' | 'category' | 'retailer' | 'year', string>>;
  /** Headings for the parts of a split: `payment` is 'Zahlungsart'. */
  splits: Readonly<Record<string, string>>;
  parts: Readonly<Record<'device' | 'payment' | 'shipping', Readonly<Record<string, string>>>>;
  /** Payment methods that have the same name in every language. */
  paymentNames: readonly string[];
  /** Words in braces are placeholders. */
  phrases: Readonly<
    Record<'share' | 'since' | 'ofAll' | 'ofWorld' | 'ofCategory' | 'ranking' | 'rankingOfCategory', string>
  >;
};
