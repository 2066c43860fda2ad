import type { Edition } from '../figures/dataset.ts';
import type { Figure } from '../figures/figure.ts';
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
  /** The items of a page that is an ordered list, linked where they have a page. */
  list?: readonly { name: string; to?: string }[];
};

export type SheetSection = { id: string; title: string; exhibits: readonly string[] };

export type KeyFigure = {
  label: string;
  figure: Figure;
  change?: Figure;
};

export type Scope = { counted: readonly string[]; notCounted: readonly string[] };

export type RelatedLinks = { title: string; links: readonly { label: string; to: string; about?: string }[] };

export type SheetPart = { label: string; to: string };

export function sheetFigures({ keyFigures, exhibits }: Pick<Sheet, 'keyFigures' | 'exhibits'>): Figure[] {
  const shown = [
    ...keyFigures.flatMap(({ figure, change }) => (change ? [figure, change] : [figure])),
    ...exhibits.flatMap(figuresOf),
  ];
  return [...new Map(shown.map((figure) => [figure.passportUrl, figure])).values()];
}
