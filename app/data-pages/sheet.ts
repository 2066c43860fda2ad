import type { Edition } from '../figures/dataset.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf, type Exhibit } from './exhibit.ts';

/** A data page as data: all that it shows, from which the page, its files, its embeds and its share image are made. */
export type Sheet = {
  /** Its address below `/resources/sample-data/`: `market/de/all/transactions`. */
  key: string;
  /** What it is about, for the passports of its figures: `market/de/all`. */
  subject: string;
  /** The heading. */
  title: string;
  /** For search engines: one or two sentences. */
  description: string;
  /** The opening sentences, built from the figures. */
  lead: string;
  keyFigures: readonly KeyFigure[];
  exhibits: readonly Exhibit[];
  scope: Scope;
  /** Places worth going to next, grouped. */
  related: readonly RelatedLinks[];
  /** The way down to this page; the page itself is not in it. */
  trail: readonly { label: string; to: string }[];
  /** The pages about the same subject, this one included. */
  parts: readonly SheetPart[];
  edition: Edition;
  /** Where the page is a list of things in their order; those with a page of their own lead there. */
  list?: readonly { name: string; to?: string }[];
};

export type KeyFigure = {
  label: string;
  figure: Figure;
  /** Against the year before. */
  change?: Figure;
};

/** What is counted and what is not. */
export type Scope = { counted: readonly string[]; notCounted: readonly string[] };

export type RelatedLinks = { title: string; links: readonly { label: string; to: string; about?: string }[] };

export type SheetPart = { label: string; to: string };

/** Every figure that the page shows, once. */
export function sheetFigures({ keyFigures, exhibits }: Pick<Sheet, 'keyFigures' | 'exhibits'>): Figure[] {
  const shown = [
    ...keyFigures.flatMap(({ figure, change }) => (change ? [figure, change] : [figure])),
    ...exhibits.flatMap(figuresOf),
  ];
  return [...new Map(shown.map((figure) => [figure.passportUrl, figure])).values()];
}
