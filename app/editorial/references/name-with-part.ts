import { partOf } from '../../figures/dimension.ts';
import type { Figure } from '../../figures/figure.ts';
import type { MetricKey } from '../../figures/metric.ts';

/** 'Share of eCommerce' and 'Annual growth (CAGR) since 2020', but 'Seasonality index: December'. */
export function nameWithPart(name: string, dimension: string, part: string, separator = ': '): string {
  if (!dimension) return name;
  const continuesName = phrases.has(partOf(dimension).by);
  return `${name}${continuesName ? ' ' : separator}${part}`;
}

/** 'Market size, 2025', 'Payment method, PayPal, 2025', and for an average over several years 'Annual growth (CAGR), 2020–2025'. */
export function nameInPeriod(
  name: string,
  { dimension, period }: Pick<Figure, 'dimension' | 'period'>,
  part: string,
): string {
  const named = isAverage(dimension) ? name : nameWithPart(name, dimension, part, ', ');
  return `${named}, ${yearsOf({ dimension, period })}`;
}

/** The label of these is the name of their parts: 'Payment method'. */
export const isSplit = (metric: MetricKey) => splitMetrics.has(metric);

const splitMetrics: ReadonlySet<MetricKey> = new Set(['payment-share', 'shipping-share', 'device-share']);

/** '2025', and for an average over several years '2020–2025'. */
export function yearsOf({ dimension, period }: Pick<Figure, 'dimension' | 'period'>): string {
  return isAverage(dimension) ? `${partOf(dimension).part}–${period}` : period;
}

export const isAverage = (dimension: string) => partOf(dimension).by === 'since';

const phrases: ReadonlySet<string> = new Set(['of', 'since']);
