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
    'Online consumer spending on physical goods in a calendar year',
    'VAT or GST (but not US sales tax)',
    'cross-border orders, counted in the country of delivery',
    'first-party sales and third-party sales on platforms',
  ],
  notCounted: [
    'Returns',
    'services, travel and tickets',
    'restaurant meals and takeaways',
    'downloads and media subscriptions',
    'trade between businesses or between private individuals',
  ],
};

export const countedInTransactions: Scope = {
  counted: [
    'Visits (sessions) to online shops selling physical goods, with a new visit starting after thirty minutes of inactivity',
    'orders as placed, before cancellations',
    'order values including VAT or GST (but not US sales tax), net of returns',
    'cross-border orders, counted in the country of delivery',
  ],
  notCounted: [
    'Services, travel and tickets',
    'purchases in physical shops, even of goods found online',
    'trade between businesses or between private individuals',
  ],
};

const merchandiseValue =
  'gross merchandise value: all orders placed in the shop, including third-party sales and tax, before returns';

export const countedForRetailers: Scope = {
  counted: [
    'Net sales: the shop’s sales from its own stock in every country it delivers to',
    merchandiseValue,
    'visits and orders on the website and in the app',
    'calendar years, in US dollars at each year’s average exchange rate',
  ],
  notCounted: [
    'Tax, returns, cancellations, discounts and third-party sales (from net sales only)',
    'the company’s physical stores and other channels',
    'services, subscriptions and advertising',
  ],
};

/** For payment methods, carriers and software, beside a few figures of the shop. */
export const countedForProviders: Scope = {
  counted: [
    'Online spending in the shop’s home market by payment method, and the resulting parcels by carrier',
    'visits to the shop’s own website and app, and orders placed there, in every country it delivers to',
  ],
  notCounted: ['The company’s physical stores and other channels', 'services, subscriptions and advertising'],
};

/** For pages that show no gross merchandise value. */
export const countedForCompetitors: Scope = {
  ...countedForRetailers,
  counted: countedForRetailers.counted.filter((words) => words !== merchandiseValue),
};
