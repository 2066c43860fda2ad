import type { Edition } from '../figures/dataset.ts';
import type { Figure } from '../figures/figure.ts';
import type { MetricKey } from '../figures/metric.ts';
import { figuresOf, type Exhibit } from './exhibit.ts';

/** A data page as data: the page, its files, its embeds and its share image are all made from it. */
export type Sheet = {
  /** Its address below `/resources/sample-data/`: `market/de/all/transactions`. */
  key: string;
  /** Its subject in the addresses of passports: `market/de/all`. */
  subject: string;
  title: string;
  /** Longer titles for search engines, the best first. */
  searchTitles?: readonly string[];
  description: string;
  lead: string;
  /** What readers must know before they use the figures, such as that they describe a country instead of a shop. */
  caution?: string;
  keyFigures: readonly KeyFigure[];
  exhibits: readonly Exhibit[];
  /** What all subtitles repeat, such as 'eCommerce, Germany': pictures need it, below the page's title it is noise. */
  scopeName?: string;
  /** The named parts of a long page, in order. Exhibits that none of them lists come last. */
  sections?: readonly SheetSection[];
  scope: Scope;
  related: readonly RelatedLinks[];
  /** Breadcrumbs, without the page itself. */
  trail: readonly { label: string; to: string }[];
  /** Tabs: the pages about the same subject, including this one. */
  parts: readonly SheetPart[];
  edition: Edition;
  /** Links beside the title: to compare the subject, to explore it. */
  actions?: readonly { label: string; to: string }[];
  /** What else the page could be about: other countries, other categories. */
  switchers?: readonly Switcher[];
  /** The items of a page that is an ordered list, linked where they have a page. */
  list?: readonly { name: string; to?: string }[];
};

export type SheetSection = {
  id: string;
  title: string;
  exhibits: readonly string[];
  /** How many exhibits a phone shows unfolded; one unless given. */
  unfolded?: number;
};

export type Switcher = {
  /** 'Country', 'Category'. */
  label: string;
  current: string;
  /** The two-letter code, if it is a country. */
  flag?: string;
  options: readonly { label: string; to: string }[];
};

export type KeyFigure = {
  label: string;
  /** What the figure is a share of, where that is the news: 'PayPal'. A page sets it before the number. */
  name?: string;
  figure: Figure;
  change?: Figure;
};

export type Scope = { counted: readonly string[]; notCounted: readonly string[] };

export type RelatedLinks = { title: string; links: readonly { label: string; to: string; about?: string }[] };

export type SheetPart = { label: string; to: string };

/** The explorer with the measure that a page opens with; its address is its state. */
export function exploreUrl({ measure, place, category }: Explored): string {
  const query = [`measure=${measure}`, `places=${place}`, category !== 'all' && `category=${category}`];
  return `/resources/sample-data/explore?${query.filter(Boolean).join('&')}`;
}

type Explored = { measure: MetricKey; place: string; category: string };

type Figured = Pick<Sheet, 'keyFigures' | 'exhibits'>;

/** Each figure once. */
export function sheetFigures(sheet: Figured): readonly Figure[] {
  const known = figuresIn.get(sheet);
  if (known) return known;
  const byPassport = new Map<string, Figure>();
  for (const { figure, change } of sheet.keyFigures)
    for (const one of change ? [figure, change] : [figure]) byPassport.set(one.passportUrl, one);
  for (const exhibit of sheet.exhibits)
    for (const one of figuresOf(exhibit)) byPassport.set(one.passportUrl, one);
  const figures = [...byPassport.values()];
  figuresIn.set(sheet, figures);
  return figures;
}

/** A page asks for the figures of its sheet three times. */
const figuresIn = new WeakMap<Figured, readonly Figure[]>();
