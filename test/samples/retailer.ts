import { figureSet } from '../../app/figures/figure-set.ts';
import { annualReport, samplePublication, shownFigure } from './sample-figures.ts';
import type { Figure, Shown } from '../../app/figures/figure.ts';
import type { MetricKey } from '../../app/figures/metric.ts';

const publication = { ...samplePublication, scope: 'Harbour', subject: 'retailer/harbour.example-de' };

/** A figure of an invented shop. */
export function shopFigure(
  metric: MetricKey,
  period: number | string,
  seen: number | readonly [number | null, number | null] | Shown,
  more: Parameters<typeof shownFigure>[3] = {},
): Figure {
  return shownFigure(metric, period, seen, { publication, ...more });
}

export const words = { name: 'Harbour', year: 2025 };

/** Everything that a profile can show. */
export const shop = figureSet([
  shopFigure('net-sales', 2024, [1e9, 2e9]),
  shopFigure('net-sales', 2025, [2e9, 5e9]),
  shopFigure('net-sales', 2026, [2e9, 1e10], { method: 'forecast' }),
  shopFigure('gmv', 2025, [5e9, 1e10]),
  shopFigure('net-sales-growth', 2025, [-15, -10]),
  shopFigure('net-sales-growth', 2026, [0, 5], { method: 'forecast' }),
  shopFigure('visits', 2025, [1e9, 2e9]),
  shopFigure('conversion-rate', 2025, [2.5, 3]),
  shopFigure('orders', 2025, [2e7, 5e7]),
  shopFigure('average-order-value', 2025, [50, 100]),
  shopFigure('first-party-share', 2025, [80, 85]),
  shopFigure('return-rate', 2025, [20, 25]),
  shopFigure('device-share', 2025, [55, 60], { dimension: 'device:mobile' }),
  shopFigure('device-share', 2025, [40, 45], { dimension: 'device:desktop' }),
  shopFigure('seasonality-index', 2025, [90, 100], { dimension: 'month:01' }),
  shopFigure('seasonality-index', 2025, [120, 130], { dimension: 'month:11' }),
  shopFigure('seasonality-index', 2025, [120, 130], { dimension: 'month:12' }),
  shopFigure('monthly-sales', '2025-01', { visibility: 'no-access' }),
  shopFigure('monthly-sales', '2025-11', { visibility: 'no-access' }),
  shopFigure('company-sales', 2024, 8e9, { method: 'reported', confidence: 'A', source: annualReport }),
  shopFigure('category-share', 2025, [60, 65], { dimension: 'category:toys' }),
  shopFigure('category-share', 2025, [5, 10], { dimension: 'category:media' }),
  shopFigure('category-share', 2025, [5, 10], { dimension: 'category:apparel' }),
  shopFigure('country-share', 2025, [70, 75], { dimension: 'country:deu' }),
  shopFigure('country-share', 2025, [5, 10], { dimension: 'country:fra' }),
]);

export const nothing = figureSet([]);
