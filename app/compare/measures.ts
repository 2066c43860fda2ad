import type { MetricKey } from '../figures/metric.ts';
import type { Measure } from './compare-exhibits.ts';

type Group = {
  head: { id: string; title: string; subtitle: string };
  /** Its message is about this one. */
  leading: { topic: string; metric: MetricKey };
  rows: readonly Measure[];
};

/** The key figures of markets, in groups. */
export function marketMeasures(year: number): Group[] {
  return [
    {
      head: { id: 'demand', title: 'Demand', subtitle: 'Size, growth and online share' },
      leading: { topic: 'In online share', metric: 'online-share' },
      rows: [
        { label: 'Market size', metric: 'market-size' },
        { label: 'Growth on the year before', metric: 'market-growth' },
        {
          label: `Growth a year, ${year - 5}–${year}`,
          metric: 'market-cagr',
          period: year,
          dimension: `since:${year - 5}`,
        },
        {
          label: `Expected growth a year, ${year}–${year + 5}`,
          metric: 'market-cagr',
          period: year + 5,
          dimension: `since:${year}`,
        },
        { label: 'Share of the world', metric: 'market-share', dimension: 'of:wor' },
        { label: 'Online share', metric: 'online-share' },
      ],
    },
    {
      head: { id: 'people', title: 'People', subtitle: 'Spending per head and per buyer, population' },
      leading: { topic: 'In spending per head', metric: 'spend-per-head' },
      rows: [
        { label: 'Spending per head', metric: 'spend-per-head' },
        { label: 'Spending per buyer', metric: 'spend-per-buyer' },
        { label: 'Online buyers', metric: 'online-buyers' },
        { label: 'Buyer penetration', metric: 'buyer-penetration' },
        { label: 'Population', metric: 'population' },
        { label: 'Internet users', metric: 'internet-users' },
        { label: 'Gross domestic product', metric: 'gdp' },
      ],
    },
    {
      head: { id: 'structure', title: 'Structure', subtitle: 'Concentration, platforms, shops abroad' },
      leading: { topic: 'By the part of the four largest shops', metric: 'concentration-cr4' },
      rows: [
        { label: 'Four largest shops (CR4)', metric: 'concentration-cr4' },
        { label: 'Herfindahl index (HHI)', metric: 'concentration-hhi' },
        { label: 'Third parties on platforms', metric: 'marketplace-share' },
        { label: 'Shops abroad', metric: 'cross-border-share' },
      ],
    },
    {
      head: { id: 'transactions', title: 'Transactions', subtitle: 'From the visit to the order' },
      leading: { topic: 'In conversion', metric: 'conversion-rate' },
      rows: [
        { label: 'Conversion rate', metric: 'conversion-rate' },
        { label: 'Average order value', metric: 'average-order-value' },
        { label: 'Revenue per session', metric: 'revenue-per-session' },
        { label: 'Cart abandonment', metric: 'cart-abandonment' },
        { label: 'Return rate', metric: 'return-rate' },
        { label: 'Discount rate', metric: 'discount-rate' },
      ],
    },
  ];
}

/** Those of retailers. */
export const retailerMeasures: readonly Group[] = [
  {
    head: { id: 'sales', title: 'Sales', subtitle: 'Net sales, merchandise value, the company behind' },
    leading: { topic: 'By gross merchandise value', metric: 'gmv' },
    rows: [
      { label: 'Net sales', metric: 'net-sales' },
      { label: 'Growth of net sales', metric: 'net-sales-growth' },
      { label: 'Gross merchandise value', metric: 'gmv' },
      { label: 'First-party share', metric: 'first-party-share' },
      { label: 'Sales of the company', metric: 'company-sales' },
      { label: 'Online share of the company', metric: 'online-share-of-company' },
    ],
  },
  {
    head: { id: 'shop', title: 'Shop', subtitle: 'From the visit to the order' },
    leading: { topic: 'In conversion', metric: 'conversion-rate' },
    rows: [
      { label: 'Visits', metric: 'visits' },
      { label: 'Conversion rate', metric: 'conversion-rate' },
      { label: 'Orders', metric: 'orders' },
      { label: 'Average order value', metric: 'average-order-value' },
      { label: 'Return rate', metric: 'return-rate' },
      { label: 'Discount rate', metric: 'discount-rate' },
    ],
  },
];
