import { dateInWords } from '../base/dates.ts';
import { cite, type Citation, sourceLine } from '../figures/citation.ts';
import type { Edition } from '../figures/dataset.ts';
import type { Figure } from '../figures/figure.ts';
import { rangesNote } from '../figures/format/format.ts';
import { figuresOf, type Exhibit } from './exhibit.ts';
import type { Scope, Sheet } from './sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';

/** For charts and files that leave the page: without figures at least the date. */
export function exhibitSource(exhibit: Pick<Exhibit, 'table'>, { asOf }: Pick<Edition, 'asOf'>): string {
  return sourceLine(figuresOf(exhibit)) || `As of ${dateInWords(asOf)}.`;
}

export function rangesNoteOf(figures: readonly Figure[]): string | null {
  return figures.some(({ visibility }) => visibility === 'range') ? rangesNote : null;
}

export function sheetCitation(
  { key, title, edition }: Pick<Sheet, 'key' | 'title' | 'edition'>,
  siteUrl: string,
): Citation {
  const { version, asOf } = edition;
  return cite({ title, version, asOf, url: siteUrl + sheetPath(key), key });
}

export const countedInMarkets: Scope = {
  counted: [
    'What consumers spend online on physical goods in a calendar year',
    'VAT included (in the United States sales tax is not)',
    'after returns',
    'shops abroad that deliver to the country',
    'own sales and third-party sales on platforms',
  ],
  notCounted: [
    'Services, travel and tickets',
    'meals and deliveries from restaurants',
    'downloads and subscriptions to media',
    'trade between businesses and between private people',
  ],
};

export const countedForRetailers: Scope = {
  counted: [
    'Net sales: what the shop sells from own stock, in all countries it delivers to',
    'gross merchandise value: all orders on the shop, third-party sellers and tax included, before returns',
    'visits and orders on web site and app',
    'calendar years, in US dollars at the average rate of the year',
  ],
  notCounted: [
    'In net sales: tax, returns, cancellations, discounts and the sales of third-party sellers',
    'stores and other channels of the company',
    'services, subscriptions and advertising',
  ],
};
