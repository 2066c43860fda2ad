import type { ExactFigure, Figure, Shown } from './figure.ts';
import { metricOf } from './metric.ts';

/** What all figures of one subject share. */
export type Publication = {
  /** What they are figures of, in words: `Toys, Germany`. */
  scope: string;
  /** ISO dates. */
  asOf: string;
  nextUpdate: string;
  /** The data set they are taken from. */
  version: string;
  definitionUrl: (term: string) => string;
};

/** A figure whose mask is known already, since masks are made once when a data set is loaded. */
export function toFigure(
  facts: Pick<ExactFigure, 'metric' | 'period' | 'dimension' | 'method' | 'confidence' | 'source'>,
  shown: Shown,
  { scope, asOf, nextUpdate, version, definitionUrl }: Publication,
): Figure {
  const { unit, term } = metricOf(facts.metric);
  return {
    metric: facts.metric,
    unit,
    currency: unit === 'usd' ? 'USD' : null,
    period: facts.period,
    dimension: facts.dimension,
    scope,
    method: facts.method,
    confidence: facts.confidence,
    source: facts.source,
    asOf,
    nextUpdate,
    version,
    definitionUrl: definitionUrl(term),
    ...shown,
  };
}
