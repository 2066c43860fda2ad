import type { ExactFigure, Figure, Shown } from './figure.ts';
import { metricOf, type MetricKey } from './metric.ts';
import { dimensionSlug } from './dimension.ts';
import { passportRoot } from './sheet-address.ts';

export type Publication = {
  scope: string;
  /** What of the scope is a place: 'Germany'. */
  place?: string;
  /** The path below `/resources/sample-data/`: `market/de/toys`. */
  subject: string;
  asOf: string;
  nextUpdate: string;
  version: string;
  siteUrl: string;
};

export function toFigure(
  facts: Pick<ExactFigure, 'metric' | 'period' | 'dimension' | 'method' | 'confidence' | 'source'> & {
    protects?: MetricKey | null;
  },
  shown: Shown,
  { scope, place, subject, asOf, nextUpdate, version, siteUrl }: Publication,
): Figure {
  const { unit, term, isOfPlace } = metricOf(facts.metric);
  return {
    metric: facts.metric,
    unit,
    currency: unit === 'usd' ? 'USD' : null,
    period: facts.period,
    dimension: facts.dimension,
    scope: (isOfPlace && place) || scope,
    method: facts.method,
    confidence: facts.confidence,
    source: facts.source,
    asOf,
    nextUpdate,
    version,
    definitionUrl: `${siteUrl}/glossary/${term}`,
    passportUrl: siteUrl + passportPath(subject, facts),
    ...(facts.protects ? { protects: facts.protects } : {}),
    ...shown,
  };
}

export function passportPath(
  subject: string,
  { metric, period, dimension }: Pick<Figure, 'metric' | 'period' | 'dimension'>,
): string {
  return passportRoot + [subject, metric, period, dimensionSlug(dimension)].filter(Boolean).join('/');
}

export function isNamedBy(
  [metric, period, part = '']: readonly string[],
  figure: Pick<Figure, 'metric' | 'period' | 'dimension'>,
): boolean {
  return figure.metric === metric && figure.period === period && dimensionSlug(figure.dimension) === part;
}
