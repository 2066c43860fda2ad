import type { RouterContextProvider } from 'react-router';
import { metricOf, type MetricKey } from '../../../figures/metric.ts';
import { marketCoverage } from '../../../subjects/market-queries.server.ts';
import { marketKey } from '../../../subjects/market.ts';
import { dataContext } from '../../../data-pages/load-sheet.server.ts';
import { toAlpha2 } from '../../../taxonomy/geo-codes.ts';
import { excerptOf, liveChart } from '../../sections/live.server.tsx';
import { showcaseMarket } from '../showcase.server.ts';

/** The funnel and the revenue equation of a market; null where no market has transaction figures. */
export async function kpiExcerpt(context: Readonly<RouterContextProvider>) {
  const market = await showcaseMarket(dataContext(context));
  return market && excerptOf(context, `${marketKey(market)}/transactions`, ['revenue', 'funnel']);
}

/** The main measures of every market that has them, as a table. */
export async function kpiComparison(context: Readonly<RouterContextProvider>) {
  const data = dataContext(context);
  const { transactions } = await marketCoverage(data);
  const codes = [...transactions].map((code) => toAlpha2(code) ?? code).toSorted();
  const ref = `table/${compared.join('+')}/${data.baseYear}/market/${codes.join('+')}/all`;
  return liveChart(context, { ref, title: 'Revenue per session, and what makes it more or less' });
}

const compared: readonly MetricKey[] = [
  'conversion-rate',
  'average-order-value',
  'revenue-per-session',
  'cart-abandonment',
  'return-rate',
  'discount-rate',
];

/** What each step of the funnel counts. */
export function funnelSteps() {
  return steps.map((key) => {
    const { label, definition, term } = metricOf(key);
    return { label, definition, term };
  });
}

const steps: readonly MetricKey[] = [
  'sessions',
  'product-view-rate',
  'add-to-cart-rate',
  'checkout-rate',
  'conversion-rate',
];
