import { metricKeys, metricOf, type MetricKey } from '../../figures/metric.ts';

/** What a word for a measure means of a market, and of a retailer: revenue is market size, or net sales. */
export type Measure = { market?: MetricKey; retailer?: MetricKey };

/** Phrases by measure. The names in the catalogue and their German ones are added to them. */
export function measurePhrases(german: Readonly<Record<MetricKey, string>> | null): [string, Measure][] {
  return [
    ...metricKeys()
      .filter((key) => !withoutFigure.has(key))
      .flatMap((key): [string, Measure][] => {
        const names = [metricOf(key).label, key.replaceAll('-', ' '), ...(german ? [german[key]] : [])];
        return names.map((name) => [name.replaceAll(/\(.*\)/g, ''), meaningOf(key)]);
      }),
    ...spoken.flatMap(([measure, phrases]) =>
      phrases.split(',').map((phrase): [string, Measure] => [phrase.trim(), measure]),
    ),
  ];
}

/** Metrics of a split or of plans only: there is no single figure to show. */
const withoutFigure: ReadonlySet<MetricKey> = new Set([
  'category-share',
  'country-share',
  'payment-share',
  'shipping-share',
  'device-share',
  'seasonality-index',
  'monthly-sales',
  'competitor-overlap',
  'rank',
  'rank-change',
]);

const ofRetailers: ReadonlySet<MetricKey> = new Set([
  'net-sales',
  'net-sales-growth',
  'gmv',
  'company-sales',
  'first-party-share',
  'online-share-of-company',
  'visits',
]);

const ofBoth: ReadonlySet<MetricKey> = new Set([
  'average-order-value',
  'conversion-rate',
  'discount-rate',
  'orders',
  'return-rate',
]);

function meaningOf(key: MetricKey): Measure {
  if (counterparts[key]) return counterparts[key];
  if (ofBoth.has(key)) return { market: key, retailer: key };
  return ofRetailers.has(key) ? { retailer: key } : { market: key };
}

const size: Measure = { market: 'market-size', retailer: 'net-sales' };
const growth: Measure = { market: 'market-growth', retailer: 'net-sales-growth' };
const traffic: Measure = { market: 'sessions', retailer: 'visits' };

const counterparts: Readonly<Partial<Record<MetricKey, Measure>>> = {
  'net-sales': size,
  'market-growth': growth,
  'net-sales-growth': growth,
  sessions: traffic,
  visits: traffic,
};

const spoken: readonly (readonly [Measure, string])[] = [
  [
    size,
    'revenue, revenues, sales, turnover, online sales, online revenue, ecommerce sales, ecommerce revenue, ' +
      'annual revenue, yearly revenue, umsatz, onlineumsatz, erlos, umsatze, net revenue',
  ],
  [
    { market: 'market-size' },
    'market volume, market value, size of the market, size, ecommerce spending, online spending, consumer spending, ' +
      'marktvolumen, marktgrosse, marktgroesse, market worth, how big, how large, tam',
  ],
  [
    growth,
    'growth, growth rate, yoy, yoy growth, year on year, year over year, year on year growth, growing, grow, ' +
      'wachstum, wachstumsrate, how fast',
  ],
  [{ market: 'market-cagr' }, 'cagr, compound annual growth, compound annual growth rate, annual growth'],
  [
    { market: 'online-share' },
    'ecommerce share, ecommerce share of retail, online share of retail, ecommerce penetration, online penetration, ' +
      'share of retail, share of ecommerce, onlineanteil, online quota',
  ],
  [
    { market: 'spend-per-head' },
    'per capita, spend per capita, spending per capita, per capita spending, spend per head, per head, pro kopf',
  ],
  [
    { market: 'online-buyers' },
    'online shoppers, ecommerce users, number of shoppers, shoppers, online consumers, online customers, buyers, ' +
      'number of online shoppers, onlinekaufer, ecommerce buyers',
  ],
  [{ market: 'buyer-penetration' }, 'user penetration, shopper penetration, penetration rate, penetration'],
  [
    { market: 'spend-per-buyer' },
    'arpu, average revenue per user, revenue per user, spend per buyer, spend per shopper, spend per customer',
  ],
  [{ market: 'concentration-cr4' }, 'cr4, market concentration, concentration, concentration ratio'],
  [{ market: 'concentration-hhi' }, 'hhi, herfindahl, herfindahl index'],
  [{ market: 'marketplace-share' }, 'share of marketplaces, marketplaces share, third party share, 3p share'],
  [
    { market: 'cross-border-share' },
    'cross border, crossborder, cross border ecommerce, crossborder share, foreign shops, shopping abroad, ' +
      'buying abroad, grenzuberschreitend',
  ],
  [
    { market: 'conversion-rate', retailer: 'conversion-rate' },
    'conversion, conversions, cvr, conversion rates, conversionrate, konversion, purchase rate, cr',
  ],
  [
    { market: 'average-order-value', retailer: 'average-order-value' },
    'aov, order value, average order, average basket, basket, basket size, basket value, average cart value, ' +
      'cart value, cart size, average ticket, ticket size, average order size, order size, average purchase value, ' +
      'warenkorb, bestellwert, warenkorbwert, durchschnittsbon, basket sizes',
  ],
  [{ market: 'items-per-order' }, 'units per transaction, upt, items per basket, basket items'],
  [
    { market: 'cart-abandonment' },
    'cart abandonment rate, abandoned carts, abandonment rate, abandoned cart',
  ],
  [{ market: 'checkout-abandonment' }, 'checkout abandonment rate'],
  [{ market: 'add-to-cart-rate' }, 'add to cart, atc, atc rate'],
  [{ market: 'revenue-per-session' }, 'revenue per visit, rpv, revenue per visitor'],
  [
    { market: 'return-rate', retailer: 'return-rate' },
    'returns, returns rate, return rates, retouren, retourenquote, product returns, rate of returns',
  ],
  [{ market: 'discount-rate', retailer: 'discount-rate' }, 'average discount, discounting, rabattquote'],
  [traffic, 'traffic, web traffic, website traffic, site visits, monthly visits, visitors, website visitors'],
  [{ market: 'orders', retailer: 'orders' }, 'number of orders, order volume, order count, bestellungen'],
  [
    { retailer: 'gmv' },
    'gross merchandise volume, gross merchandise value, merchandise volume, gmw, bruttowarenwert, gtv',
  ],
  [{ retailer: 'company-sales' }, 'company revenue, group revenue, group sales, total revenue'],
  [{ retailer: 'first-party-share' }, '1p share, own stock, share of own stock'],
  [{ market: 'population' }, 'inhabitants, residents, einwohner'],
  [{ market: 'gdp' }, 'gdp, gross domestic product, bip'],
  [{ market: 'internet-users' }, 'internet penetration, internet access, internetnutzer'],
];
