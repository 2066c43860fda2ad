import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import { bigint, doublePrecision, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../base/database.server.ts';
import type { LoadedData } from './dataset.ts';
import type { Confidence, Figure, Method, Shown, Source } from './figure.ts';
import type { Visibility, MetricKey } from './metric.ts';
import type { WantedFigures } from './figure-set.ts';
import { perDataset } from './per-dataset.server.ts';
import { toFigure, type Publication } from './publish.ts';

export const shownColumns = {
  visibility: text('visibility').$type<Visibility>().notNull(),
  value: doublePrecision('value'),
  low: doublePrecision('low'),
  high: doublePrecision('high'),
};

export const publishedColumns = {
  metric: text('metric').$type<MetricKey>().notNull(),
  dimension: text('dimension').notNull(),
  period: text('period').notNull(),
  ...shownColumns,
  method: text('method').$type<Method>().notNull(),
  confidence: text('confidence').$type<Confidence>().notNull(),
  source: text('source'),
  protects: text('protects').$type<MetricKey>(),
};

export function areWanted(
  table: Record<'metric' | 'period' | 'dimension', AnyPgColumn>,
  { metrics, periods, dimension }: WantedFigures,
) {
  return and(
    metrics && inArray(table.metric, [...metrics]),
    periods && inArray(table.period, [...periods]),
    dimension === undefined ? undefined : eq(table.dimension, dimension),
  );
}

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
  protects: MetricKey | null;
};

/**
 * The rows as Postgres sends them, for columns that need no conversion. A page reads hundreds of figures, and drizzle takes
 * longer to map their cells than Postgres to find them.
 */
export async function plainRows<Row extends object>(
  db: Database,
  query: SQLWrapper,
): Promise<readonly Row[]> {
  const { rows } = await db.execute(query);
  return rows as unknown as Row[];
}

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

const sourceTable = pgTable('source', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  id: text('id').notNull(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  year: text('year').notNull(),
});

export async function listSourcesOf({ db, datasetId }: LoadedData): Promise<Source[]> {
  return db.select(sourceColumns).from(sourceTable).where(eq(sourceTable.datasetId, datasetId));
}

export async function sourcesOf(
  data: LoadedData,
  rows: readonly { source: string | null }[],
): Promise<ReadonlyMap<string, Source>> {
  return rows.some(({ source }) => source !== null) ? allSources(data, null) : new Map();
}

const allSources = perDataset(
  async (data: LoadedData) => new Map((await listSourcesOf(data)).map((source) => [source.id, source])),
);

const sourceColumns = {
  id: sourceTable.id,
  name: sourceTable.name,
  url: sourceTable.url,
  year: sourceTable.year,
};
