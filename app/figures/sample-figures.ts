import type { ExactFigure, Source } from './figure.ts';
import type { MetricKey } from './metric.ts';

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
