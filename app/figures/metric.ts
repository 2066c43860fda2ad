export type Visibility = 'exact' | 'range' | 'no-access';

export type Unit = 'usd' | 'count' | 'percent' | 'index' | 'ratio' | 'rank';

export type Metric = {
  key: MetricKey;
  label: string;
  unit: Unit;
  visibility: Visibility;
  definition: string;
  term: string;
};

export type MetricKey = keyof typeof catalogue;

export function metricOf(key: MetricKey): Metric {
  return { key, ...catalogue[key] };
}

export const isMetricKey = (key: string): key is MetricKey => Object.hasOwn(catalogue, key);

export const metricKeys = () => Object.keys(catalogue) as MetricKey[];

const catalogue = {
  'market-size': {
    label: 'Market size',
    unit: 'usd',
    visibility: 'range',
    term: 'market-size',
    definition: 'What consumers spend online on physical goods in a year, VAT included, after returns.',
  },
  'market-growth': {
    label: 'Growth',
    unit: 'percent',
    visibility: 'range',
    term: 'year-over-year-growth',
    definition: 'Change of the market size against the year before, nominal, in US dollars.',
  },
  'market-cagr': {
    label: 'Growth a year (CAGR)',
    unit: 'percent',
    visibility: 'range',
    term: 'cagr',
    definition: 'Average yearly growth over the named span.',
  },
  'market-share': {
    label: 'Share',
    unit: 'percent',
    visibility: 'range',
    term: 'market-share',
    definition: 'Part of a larger market, by spending.',
  },
  'online-share': {
    label: 'Online share',
    unit: 'percent',
    visibility: 'range',
    term: 'online-share',
    definition: 'Part of all retail spending on the category that happens online.',
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
    definition: 'People who bought something online at least once in twelve months.',
  },
  'buyer-penetration': {
    label: 'Buyer penetration',
    unit: 'percent',
    visibility: 'range',
    term: 'user-penetration',
    definition: 'Online buyers as a part of the whole population.',
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
      'Part of the market that its four largest shops hold together, general shops and what third parties sell on them included.',
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
    definition: 'Part of the market that is sold by third parties on platforms.',
  },
  'cross-border-share': {
    label: 'Cross-border share',
    unit: 'percent',
    visibility: 'range',
    term: 'cross-border',
    definition: 'Part of the market that is bought from shops abroad.',
  },
  'seasonality-index': {
    label: 'Seasonality index',
    unit: 'index',
    visibility: 'range',
    term: 'seasonality-index',
    definition: 'Spending of a month against the mean month, which is 100.',
  },
  'monthly-sales': {
    label: 'Sales by month',
    unit: 'usd',
    visibility: 'no-access',
    term: 'seasonality-index',
    definition: 'Spending or sales of one month.',
  },
  'payment-share': {
    label: 'Payment method',
    unit: 'percent',
    visibility: 'range',
    term: 'wallet',
    definition: 'Part of the spending that is paid by the method.',
  },
  'shipping-share': {
    label: 'Shipping provider',
    unit: 'percent',
    visibility: 'range',
    term: 'last-mile',
    definition: 'Part of the parcels that the carrier delivers.',
  },
  'device-share': {
    label: 'Device',
    unit: 'percent',
    visibility: 'range',
    term: 'session',
    definition: 'Part of the orders that is placed on the device.',
  },
  sessions: {
    label: 'Sessions',
    unit: 'count',
    visibility: 'range',
    term: 'session',
    definition: 'Visits to shops, a new one after thirty minutes without activity.',
  },
  'product-view-rate': {
    label: 'Sessions with a product view',
    unit: 'percent',
    visibility: 'range',
    term: 'product-view',
    definition: 'Part of the sessions in which a product page is opened.',
  },
  'add-to-cart-rate': {
    label: 'Add-to-cart rate',
    unit: 'percent',
    visibility: 'range',
    term: 'add-to-cart-rate',
    definition: 'Part of the sessions in which something is put into the cart.',
  },
  'checkout-rate': {
    label: 'Sessions with a checkout',
    unit: 'percent',
    visibility: 'range',
    term: 'checkout-abandonment',
    definition: 'Part of the sessions in which a checkout is begun.',
  },
  'conversion-rate': {
    label: 'Conversion rate',
    unit: 'percent',
    visibility: 'range',
    term: 'conversion-rate',
    definition: 'Orders divided by sessions.',
  },
  'cart-abandonment': {
    label: 'Cart abandonment',
    unit: 'percent',
    visibility: 'range',
    term: 'cart-abandonment-rate',
    definition: 'Part of the sessions with a cart that end without an order.',
  },
  'checkout-abandonment': {
    label: 'Checkout abandonment',
    unit: 'percent',
    visibility: 'range',
    term: 'checkout-abandonment',
    definition: 'Part of the begun checkouts that end without an order.',
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
    label: 'Revenue per session',
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
    definition: 'Discounts of orders divided by their value at list prices.',
  },
  orders: {
    label: 'Orders',
    unit: 'count',
    visibility: 'range',
    term: 'purchase-frequency',
    definition: 'Completed orders, before cancellation.',
  },
  'net-sales': {
    label: 'Net sales',
    unit: 'usd',
    visibility: 'range',
    term: 'net-sales',
    definition: 'Sales of own stock, without VAT, returns, cancellations and discounts.',
  },
  'net-sales-growth': {
    label: 'Growth of net sales',
    unit: 'percent',
    visibility: 'range',
    term: 'year-over-year-growth',
    definition: 'Change of net sales against the year before, nominal, in US dollars.',
  },
  gmv: {
    label: 'Gross merchandise value',
    unit: 'usd',
    visibility: 'range',
    term: 'gmv',
    definition: 'Value of all orders on the shop, own and third-party, VAT included, before returns.',
  },
  'company-sales': {
    label: 'Sales of the company',
    unit: 'usd',
    visibility: 'exact',
    term: 'net-sales',
    definition: 'Sales of the whole company, all channels, as it published them.',
  },
  'first-party-share': {
    label: 'First-party share',
    unit: 'percent',
    visibility: 'range',
    term: 'first-party-1p',
    definition: 'Part of the gross merchandise value that is sold from own stock.',
  },
  'online-share-of-company': {
    label: 'Online share of the company',
    unit: 'percent',
    visibility: 'range',
    term: 'online-share',
    definition: 'Part of the company’s sales that is made online.',
  },
  'category-share': {
    label: 'Category',
    unit: 'percent',
    visibility: 'range',
    term: 'taxonomy',
    definition: 'Part of net sales in the category.',
  },
  'country-share': {
    label: 'Country',
    unit: 'percent',
    visibility: 'range',
    term: 'cross-border',
    definition: 'Part of net sales that is delivered to the country.',
  },
  visits: {
    label: 'Visits',
    unit: 'count',
    visibility: 'range',
    term: 'session',
    definition: 'Sessions in the shop in a year.',
  },
  'competitor-overlap': {
    label: 'Overlap',
    unit: 'percent',
    visibility: 'no-access',
    term: 'market-share',
    definition: 'How far two shops serve the same countries and categories.',
  },
  rank: {
    label: 'Rank',
    unit: 'rank',
    visibility: 'exact',
    term: 'benchmark',
    definition: 'Place among all eligible shops.',
  },
  'rank-change': {
    label: 'Change of rank',
    unit: 'rank',
    visibility: 'exact',
    term: 'benchmark',
    definition: 'Places won or lost since the edition before.',
  },
  population: {
    label: 'Population',
    unit: 'count',
    visibility: 'exact',
    term: 'spend-per-capita',
    definition: 'People who live in the region.',
  },
  gdp: {
    label: 'Gross domestic product',
    unit: 'usd',
    visibility: 'exact',
    term: 'nominal-vs-real',
    definition: 'Value of all goods and services made in a year, at current prices.',
  },
  'internet-users': {
    label: 'Internet users',
    unit: 'percent',
    visibility: 'exact',
    term: 'user-penetration',
    definition: 'Part of the population that used the internet in the last three months.',
  },
} as const satisfies Record<string, Omit<Metric, 'key'>>;
