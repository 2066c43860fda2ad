import type { Scope } from './sheet.ts';

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
