import type { Figure } from '../figure.ts';
import { rangesNote } from './format.ts';

export function figureCells(figure: Figure) {
  const range = figure.visibility === 'range' ? figure.range : null;
  return {
    metric: figure.metric,
    dimension: figure.dimension,
    period: figure.period,
    value: figure.visibility === 'exact' ? figure.value : null,
    low: range?.low ?? null,
    high: range?.high ?? null,
    unit: figure.currency ?? figure.unit,
    visibility: figure.visibility,
    method: figure.method,
    confidence: figure.confidence,
    source: figure.source?.url ?? null,
    as_of: figure.asOf,
    next_update: figure.nextUpdate,
    version: figure.version,
    definition: figure.definitionUrl,
    passport: figure.passportUrl,
    note: figure.visibility === 'range' ? rangesNote : null,
  };
}
