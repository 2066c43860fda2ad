import type { ExactFigure, Figure, Shown, Source } from '../../app/figures/figure.ts';
import type { MetricKey } from '../../app/figures/metric.ts';
import { toFigure, type Publication } from '../../app/figures/publish.ts';

/** For tests: a modelled figure, unless told otherwise. */
export function exactFigure(
  metric: MetricKey,
  period: number | string,
  value: number | null,
  more: Partial<ExactFigure> = {},
): ExactFigure {
  return {
    metric,
    period: String(period),
    dimension: '',
    value,
    low: null,
    high: null,
    method: 'modelled',
    confidence: 'C',
    source: null,
    ...more,
  };
}

export const annualReport: Source = {
  id: 'annual-report-2024',
  name: 'Annual report',
  url: 'https://retailer.example/annual-report',
  year: '2024',
};

export const reported = { method: 'reported', confidence: 'A', source: annualReport } as const;

export const samplePublication: Publication = {
  scope: 'Toys, Germany',
  subject: 'market/de/toys',
  asOf: '2026-10-31',
  nextUpdate: '2027-01-31',
  version: 'Demonstration data set 2025 (7)',
  siteUrl: 'https://marketquay.example',
};

/** For tests: what visitors may see of a figure; two numbers are a range. */
export function shownFigure(
  metric: MetricKey,
  period: number | string,
  seen: number | readonly [number | null, number | null] | Shown,
  { publication = samplePublication, ...more }: Partial<ExactFigure> & { publication?: Publication } = {},
): Figure {
  const shown: Shown =
    typeof seen === 'number'
      ? { visibility: 'exact', value: seen }
      : 'visibility' in seen
        ? seen
        : { visibility: 'range', range: { low: seen[0], high: seen[1] } };
  return toFigure(exactFigure(metric, period, 0, more), shown, publication);
}
