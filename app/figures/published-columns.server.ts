import { doublePrecision, text } from 'drizzle-orm/pg-core';
import type { Confidence, Figure, Method, Shown, Source, Visibility } from './figure.ts';
import type { MetricKey } from './metric.ts';
import { toFigure, type Publication } from './publish.ts';

/** What may be seen of a number, as a row has it. */
export const shownColumns = {
  visibility: text('visibility').$type<Visibility>().notNull(),
  value: doublePrecision('value'),
  low: doublePrecision('low'),
  high: doublePrecision('high'),
};

/** The columns that published figures of any subject share. */
export const publishedColumns = {
  metric: text('metric').$type<MetricKey>().notNull(),
  dimension: text('dimension').notNull(),
  period: text('period').notNull(),
  ...shownColumns,
  method: text('method').$type<Method>().notNull(),
  confidence: text('confidence').$type<Confidence>().notNull(),
  source: text('source'),
};

export type ShownRow = {
  visibility: Visibility;
  value: number | null;
  low: number | null;
  high: number | null;
};

export type PublishedRow = ShownRow & {
  metric: MetricKey;
  dimension: string;
  period: string;
  method: Method;
  confidence: Confidence;
  source: string | null;
};

export function shownOf({ visibility, value, low, high }: ShownRow): Shown {
  if (visibility === 'exact') return { visibility, value };
  if (visibility === 'no-access') return { visibility };
  return { visibility, range: low === null && high === null ? null : { low, high } };
}

export function figureOf(
  row: PublishedRow,
  sources: ReadonlyMap<string, Source>,
  publication: Publication,
): Figure {
  const source = row.source === null ? null : (sources.get(row.source) ?? null);
  return toFigure({ ...row, source }, shownOf(row), publication);
}
