import { metricOf, type MetricKey } from '../../figures/metric.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SearchEntry } from '../search-entry.ts';

export const kpiMetrics: readonly MetricKey[] = [
  'conversion-rate',
  'average-order-value',
  'items-per-order',
  'revenue-per-session',
  'return-rate',
  'discount-rate',
  'cart-abandonment',
  'checkout-abandonment',
  'add-to-cart-rate',
  'product-view-rate',
  'checkout-rate',
  'sessions',
  'orders',
];

export const marketMetrics: readonly MetricKey[] = [
  'market-size',
  'market-growth',
  'market-cagr',
  'market-share',
  'online-share',
  'spend-per-head',
  'online-buyers',
  'buyer-penetration',
  'spend-per-buyer',
  'concentration-cr4',
  'concentration-hhi',
  'marketplace-share',
  'cross-border-share',
  'population',
  'gdp',
  'internet-users',
];

export const retailerMetrics: readonly MetricKey[] = [
  'net-sales',
  'net-sales-growth',
  'gmv',
  'visits',
  'company-sales',
  'first-party-share',
  'conversion-rate',
  'average-order-value',
  'return-rate',
  'discount-rate',
  'orders',
];

/** Each measure with the page that shows it for the whole world, or the list of retailers. */
export function measureEntries(): SearchEntry[] {
  return [
    ...kpiMetrics.map((metric) => measureEntry(metric, sheetPath('market/ww/all/transactions'))),
    ...marketMetrics.map((metric) => measureEntry(metric, sheetPath('market/ww/all'))),
    ...retailerMetrics
      .filter((metric) => !kpiMetrics.includes(metric))
      .map((metric) => measureEntry(metric, '/resources/sample-data#profiles')),
  ];
}

function measureEntry(metric: MetricKey, path: string): SearchEntry {
  const { label, definition } = metricOf(metric);
  return {
    kind: 'measure',
    title: label,
    about: definition,
    path,
    locked: false,
    words: [definition, 'measure metric kpi'],
    facets: { metrics: [metric] },
    weight: 0.45,
  };
}
