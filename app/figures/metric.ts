export type Visibility = 'exact' | 'range' | 'no-access';

export type Unit = 'usd' | 'count' | 'percent' | 'index' | 'ratio' | 'rank';

export type Metric = {
  key: MetricKey;
  label: string;
  /** Where the label says too little below the headline of a chart. */
  inFull?: string;
  unit: Unit;
  visibility: Visibility;
  definition: string;
  term: string;
  /** About the people or the economy of a place, whatever they buy. */
  isOfPlace?: boolean;
};

export type MetricKey = keyof typeof catalogue;

export function metricOf(key: MetricKey): Metric {
  return metrics[key];
}

/** 'Share of orders by device', which is labelled 'Device'. */
export function metricInFull(key: MetricKey): string {
  const { inFull, label } = metrics[key];
  return inFull ?? label;
}

export const isMetricKey = (key: string): key is MetricKey => Object.hasOwn(catalogue, key);

export const metricKeys = () => Object.keys(catalogue) as MetricKey[];

const catalogue = {
  'market-size': {
    label: 'Market size',
    unit: 'usd',
    visibility: 'range',
    term: 'market-size',
    definition: 'Online consumer spending on physical goods in a year, including VAT and net of returns.',
  },
  'market-growth': {
    label: 'Growth',
    inFull: 'Year-on-year change in market size',
    unit: 'percent',
    visibility: 'range',
    term: 'year-over-year-growth',
    definition: 'Year-on-year change in market size, nominal, in US dollars.',
  },
  'market-cagr': {
    label: 'Annual growth (CAGR)',
    unit: 'percent',
    visibility: 'range',
    term: 'cagr',
    definition: 'Compound annual growth rate over the period.',
  },
  'market-share': {
    label: 'Share',
    inFull: 'Share of spending by category',
    unit: 'percent',
    visibility: 'range',
    term: 'market-share',
    definition: 'Share of a larger market, by spending.',
  },
  'online-share': {
    label: 'Online share',
    unit: 'percent',
    visibility: 'range',
    term: 'online-share',
    definition: 'Online spending as a share of all retail spending on the same goods.',
  },
  'spend-per-head': {
    label: 'Spending per head',
    unit: 'usd',
    visibility: 'range',
    term: 'spend-per-capita',
    definition: 'Market size divided by population.',
  },
  'online-buyers': {
    label: 'Online buyers',
    unit: 'count',
    visibility: 'range',
    term: 'user-penetration',
    definition: 'People who bought something online at least once in the past twelve months.',
  },
  'buyer-penetration': {
    label: 'Buyer penetration',
    unit: 'percent',
    visibility: 'range',
    term: 'user-penetration',
    definition: 'Online buyers as a share of the population.',
  },
  'spend-per-buyer': {
    label: 'Spending per buyer',
    unit: 'usd',
    visibility: 'range',
    term: 'arpu',
    definition: 'Market size divided by online buyers.',
  },
  'concentration-cr4': {
    label: 'Concentration (CR4)',
    unit: 'percent',
    visibility: 'range',
    term: 'concentration-ratio-cr4',
    definition:
      'Combined market share of the four largest shops, including general shops and the third-party sales on them.',
  },
  'concentration-hhi': {
    label: 'Concentration (HHI)',
    unit: 'index',
    visibility: 'range',
    term: 'herfindahl-index-hhi',
    definition: 'Sum of the squared shares of all shops, from 0 to 10,000.',
  },
  'marketplace-share': {
    label: 'Marketplace share',
    unit: 'percent',
    visibility: 'range',
    term: 'marketplace',
    definition: 'Share of the market sold by third parties on platforms.',
  },
  'cross-border-share': {
    label: 'Cross-border share',
    unit: 'percent',
    visibility: 'range',
    term: 'cross-border',
    definition: 'Share of the market bought from foreign shops.',
  },
  'seasonality-index': {
    label: 'Seasonality index',
    unit: 'index',
    visibility: 'range',
    term: 'seasonality-index',
    definition: 'Spending in a month relative to the average month, which is 100.',
  },
  'monthly-sales': {
    label: 'Sales by month',
    unit: 'usd',
    visibility: 'no-access',
    term: 'seasonality-index',
    definition: 'Spending or sales in one month.',
  },
  'payment-share': {
    label: 'Payment method',
    inFull: 'Share of spending by payment method',
    unit: 'percent',
    visibility: 'range',
    term: 'wallet',
    definition: 'Share of online spending by payment method.',
  },
  'shipping-share': {
    label: 'Shipping provider',
    inFull: 'Share of parcels by carrier',
    unit: 'percent',
    visibility: 'range',
    term: 'last-mile',
    definition: 'Share of parcels by carrier.',
  },
  'device-share': {
    label: 'Device',
    inFull: 'Share of orders by device',
    unit: 'percent',
    visibility: 'range',
    term: 'session',
    definition: 'Share of orders by device.',
  },
  sessions: {
    label: 'Visits to online shops',
    unit: 'count',
    visibility: 'range',
    term: 'session',
    definition: 'Visits (sessions) to online shops. A new one starts after thirty minutes without activity.',
  },
  'product-view-rate': {
    label: 'Visits reaching a product page',
    unit: 'percent',
    visibility: 'range',
    term: 'product-view',
    definition: 'Share of visits in which the visitor opens a product page.',
  },
  'add-to-cart-rate': {
    label: 'Add-to-cart rate',
    unit: 'percent',
    visibility: 'range',
    term: 'add-to-cart-rate',
    definition: 'Share of visits in which the visitor adds something to the cart.',
  },
  'checkout-rate': {
    label: 'Visits reaching checkout',
    unit: 'percent',
    visibility: 'range',
    term: 'checkout-abandonment',
    definition: 'Share of visits in which the visitor starts a checkout.',
  },
  'conversion-rate': {
    label: 'Conversion rate',
    unit: 'percent',
    visibility: 'range',
    term: 'conversion-rate',
    definition: 'Orders divided by visits.',
  },
  'cart-abandonment': {
    label: 'Cart abandonment',
    unit: 'percent',
    visibility: 'range',
    term: 'cart-abandonment-rate',
    definition: 'Share of visits with a cart that end without an order.',
  },
  'checkout-abandonment': {
    label: 'Checkout abandonment',
    unit: 'percent',
    visibility: 'range',
    term: 'checkout-abandonment',
    definition: 'Share of checkouts started that end without an order.',
  },
  'average-order-value': {
    label: 'Average order value',
    unit: 'usd',
    visibility: 'range',
    term: 'average-order-value',
    definition: 'Net sales divided by orders.',
  },
  'items-per-order': {
    label: 'Items per order',
    unit: 'ratio',
    visibility: 'range',
    term: 'units-per-transaction',
    definition: 'Items divided by orders.',
  },
  'revenue-per-session': {
    label: 'Revenue per visit',
    unit: 'usd',
    visibility: 'range',
    term: 'revenue-per-visit',
    definition: 'Conversion rate times average order value.',
  },
  'return-rate': {
    label: 'Return rate',
    unit: 'percent',
    visibility: 'range',
    term: 'return-rate',
    definition: 'Returned value divided by shipped value.',
  },
  'discount-rate': {
    label: 'Discount rate',
    unit: 'percent',
    visibility: 'range',
    term: 'discount-rate',
    definition: 'Discounts on orders divided by their value at list prices.',
  },
  orders: {
    label: 'Orders',
    unit: 'count',
    visibility: 'range',
    term: 'purchase-frequency',
    definition: 'Orders placed, including any later cancelled.',
  },
  'net-sales': {
    label: 'Net sales',
    unit: 'usd',
    visibility: 'range',
    term: 'net-sales',
    definition: 'Sales from the shop’s own stock, excluding VAT, returns, cancellations and discounts.',
  },
  'net-sales-growth': {
    label: 'Net sales growth',
    unit: 'percent',
    visibility: 'range',
    term: 'year-over-year-growth',
    definition: 'Year-on-year change in net sales, nominal, in US dollars.',
  },
  gmv: {
    label: 'Gross merchandise value',
    unit: 'usd',
    visibility: 'range',
    term: 'gmv',
    definition:
      'Value of all orders in the shop, first-party and third-party, including VAT and before returns.',
  },
  'company-sales': {
    label: 'Company revenue',
    unit: 'usd',
    visibility: 'exact',
    term: 'net-sales',
    definition: 'Revenue of the whole company across all channels, as published.',
  },
  'first-party-share': {
    label: 'First-party share',
    unit: 'percent',
    visibility: 'range',
    term: 'first-party-1p',
    definition: 'Share of gross merchandise value sold from the shop’s own stock.',
  },
  'online-share-of-company': {
    label: 'Online share of company revenue',
    unit: 'percent',
    visibility: 'range',
    term: 'online-share',
    definition: 'Share of the company’s revenue made online.',
  },
  'category-share': {
    label: 'Share of net sales by category',
    unit: 'percent',
    visibility: 'range',
    term: 'taxonomy',
    definition: 'Share of net sales in this category.',
  },
  'country-share': {
    label: 'Share of net sales by country',
    unit: 'percent',
    visibility: 'range',
    term: 'cross-border',
    definition: 'Share of net sales delivered to this country.',
  },
  visits: {
    label: 'Visits',
    unit: 'count',
    visibility: 'range',
    term: 'session',
    definition: 'Visits to the shop in a year.',
  },
  'competitor-overlap': {
    label: 'Overlap',
    unit: 'percent',
    visibility: 'no-access',
    term: 'market-share',
    definition: 'How much of their sales two shops make in the same countries and categories.',
  },
  rank: {
    label: 'Rank',
    unit: 'rank',
    visibility: 'exact',
    term: 'benchmark',
    definition: 'Rank among all eligible shops.',
  },
  'rank-change': {
    label: 'Change in rank',
    unit: 'rank',
    visibility: 'exact',
    term: 'benchmark',
    definition: 'Ranks gained or lost since the previous edition.',
  },
  population: {
    label: 'Population',
    unit: 'count',
    visibility: 'exact',
    term: 'spend-per-capita',
    definition: 'People living in the region.',
    isOfPlace: true,
  },
  gdp: {
    label: 'Gross domestic product',
    unit: 'usd',
    visibility: 'exact',
    term: 'nominal-vs-real',
    definition: 'Value of all goods and services produced in a year, at current prices.',
    isOfPlace: true,
  },
  'internet-users': {
    label: 'Internet users',
    unit: 'percent',
    visibility: 'exact',
    term: 'user-penetration',
    definition: 'Share of the population that used the internet in the past three months.',
    isOfPlace: true,
  },
} as const satisfies Record<string, Omit<Metric, 'key'>>;

/** Made once: every figure of every page asks for its metric. */
const metrics = Object.fromEntries(
  metricKeys().map((key): [MetricKey, Metric] => [key, { key, ...catalogue[key] }]),
) as Record<MetricKey, Metric>;
