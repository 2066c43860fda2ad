import { partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import type { MetricKey } from '../figures/metric.ts';

/** What readers can explore: a metric of markets or of retailers, as a whole or split into its parts. */
export type Measure = {
  /** Used in addresses. A metric that markets and retailers share has two measures. */
  id: string;
  metric: MetricKey;
  of: 'market' | 'retailer';
  group: string;
  label: string;
  split?: Split;
  /** Known for all goods together only, not by category. */
  wholeOnly?: boolean;
  plural?: boolean;
  superlative?: 'largest';
  /** Joins the label to a name where 'in' or 'at' would not: 'Number of visits to Zalando'. */
  link?: 'of' | 'to' | 'held by';
};

export type Split = 'category' | 'country' | 'device' | 'month' | 'payment' | 'shipping';

export const measureGroups = [
  'Size and growth',
  'Shoppers and spending',
  'Competition',
  'Payment, delivery, devices',
  'Transactions',
  'Retailers',
] as const;

type Group = (typeof measureGroups)[number];
type Rest = Partial<Pick<Measure, 'metric' | 'split' | 'wholeOnly' | 'plural' | 'superlative' | 'link'>>;

const whole = { wholeOnly: true } as const;
const large = { superlative: 'largest' } as const;

const ofMarkets: Readonly<Partial<Record<Group, readonly (readonly [string, string, Rest?])[]>>> = {
  'Size and growth': [
    ['market-size', 'Market size', large],
    ['market-growth', 'Market growth'],
    ['market-cagr', 'Five-year average growth'],
    ['market-cagr-ahead', 'Forecast five-year average growth', { metric: 'market-cagr' }],
    ['online-share', 'Online share of retail'],
    ['market-share', 'Share of the global market', { ...large, link: 'held by' }],
    ['category-mix', 'Category mix', { metric: 'market-share', split: 'category' }],
  ],
  'Shoppers and spending': [
    ['spend-per-head', 'Spending per head'],
    ['spend-per-buyer', 'Spending per buyer', whole],
    ['online-buyers', 'Number of online buyers', { ...whole, ...large }],
    ['buyer-penetration', 'Buyer penetration', whole],
    ['internet-users', 'Share of the population online', whole],
    ['population', 'Population', { ...whole, ...large, link: 'of' }],
    ['gdp', 'Gross domestic product', { ...whole, ...large }],
  ],
  Competition: [
    ['concentration-cr4', 'Share of the four largest shops'],
    ['concentration-hhi', 'Herfindahl index (HHI)'],
    ['marketplace-share', 'Marketplace share'],
    ['cross-border-share', 'Cross-border share'],
  ],
  'Payment, delivery, devices': [
    ['payment-share', 'Payment methods', { ...whole, split: 'payment' }],
    ['shipping-share', 'Shipping providers', { ...whole, split: 'shipping' }],
    ['device-share', 'Devices', { ...whole, split: 'device' }],
    ['seasonality-index', 'Seasonality', { split: 'month' }],
  ],
  Transactions: [
    ['conversion-rate', 'Conversion rate', whole],
    ['average-order-value', 'Average order value', whole],
    ['items-per-order', 'Number of items per order', whole],
    ['revenue-per-session', 'Revenue per visit', whole],
    ['product-view-rate', 'Share of visits reaching a product page', whole],
    ['add-to-cart-rate', 'Add-to-cart rate', whole],
    ['checkout-rate', 'Share of visits reaching checkout', whole],
    ['cart-abandonment', 'Cart abandonment', whole],
    ['checkout-abandonment', 'Checkout abandonment', whole],
    ['return-rate', 'Return rate', whole],
    ['discount-rate', 'Discount rate', whole],
    ['sessions', 'Number of visits to online shops', { ...whole, ...large }],
    ['orders', 'Number of orders', { ...whole, ...large }],
  ],
};

const ofRetailers: readonly (readonly [string, string, Rest?])[] = [
  ['net-sales', 'Net sales', { plural: true }],
  ['net-sales-growth', 'Net sales growth'],
  ['gmv', 'Gross merchandise value'],
  ['visits', 'Number of visits', { ...large, link: 'to' }],
  ['retailer-orders', 'Number of orders', { ...large, metric: 'orders' }],
  ['retailer-conversion-rate', 'Conversion rate', { metric: 'conversion-rate' }],
  ['retailer-average-order-value', 'Average order value', { metric: 'average-order-value' }],
  ['retailer-return-rate', 'Return rate', { metric: 'return-rate' }],
  ['retailer-discount-rate', 'Discount rate', { metric: 'discount-rate' }],
  ['first-party-share', 'First-party share'],
  ['company-sales', 'Company revenue'],
  ['online-share-of-company', 'Online share of company revenue'],
  ['category-share', 'Sales by category', { split: 'category' }],
  ['country-share', 'Sales by country', { split: 'country' }],
  ['retailer-devices', 'Orders by device', { metric: 'device-share', split: 'device' }],
  ['retailer-seasonality', 'Seasonality', { metric: 'seasonality-index', split: 'month' }],
];

export const measures: readonly Measure[] = measureGroups.flatMap((group) =>
  (ofMarkets[group] ?? ofRetailers).map(([id, label, rest]): Measure => ({
    id,
    metric: id as MetricKey,
    of: group === 'Retailers' ? 'retailer' : 'market',
    group,
    label,
    ...rest,
  })),
);

const byId: ReadonlyMap<string, Measure> = new Map(measures.map((measure) => [measure.id, measure]));

export const measureOf = (id: string): Measure | undefined => byId.get(id);

/** Figures of a measure without parts carry this dimension. */
export function dimensionOf({ id, metric }: Measure, baseYear: number): string {
  if (id === 'market-cagr-ahead') return `since:${baseYear}`;
  if (metric === 'market-cagr') return `since:${baseYear - 5}`;
  return metric === 'market-share' ? 'of:wor' : '';
}

const measuresOf = (subject: Measure['of']) =>
  Map.groupBy(
    measures.filter(({ of }) => of === subject),
    ({ metric }) => metric,
  );

const byMetric = { market: measuresOf('market'), retailer: measuresOf('retailer') };

/** The measure that a figure belongs to; undefined for those that are never explored, such as ranks. */
export function measureFor(
  of: Measure['of'],
  { metric, dimension, method }: Pick<Figure, 'metric' | 'dimension' | 'method'>,
): Measure | undefined {
  const { by, part } = partOf(dimension);
  const fitting = byMetric[of].get(metric) ?? [];
  if (by === 'since')
    return fitting.find(({ id }) => (id === 'market-cagr-ahead') === (method === 'forecast'));
  if (by === 'of') return fitting.find(({ split }) => (split === undefined) === (part === 'wor'));
  return fitting.find(({ split }) => (split ?? '') === by);
}
