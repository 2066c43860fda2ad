import type { Client } from 'pg';
import type { ExactFigure, Source } from '../../figures/figure.ts';
import { completeMarket } from '../../subjects/market.ts';
import { completeRetailer } from '../../subjects/retailer.ts';
import { lineageOf, type CategorySlug } from '../../taxonomy/category.ts';

/** Exact and derived figures are masked together, because one may reveal another. */
export type MarketSubject = { region: string; category: CategorySlug; figures: () => ExactFigure[] };
export type RetailerSubject = { retailer: string; country: string; figures: () => ExactFigure[] };

export async function* marketSubjects(client: Client, id: number): AsyncGenerator<MarketSubject[]> {
  const edition = await client.query<{ base_year: number }>('select base_year from dataset where id = $1', [
    id,
  ]);
  const baseYear = edition.rows[0]!.base_year;
  const { rows: regions } = await client.query<{ region: string }>(
    'select distinct region from market where dataset_id = $1 order by region',
    [id],
  );
  const world = await marketFigures(client, id, 'wor');
  for (const { region } of regions) {
    const inRegion = await marketFigures(client, id, region);
    const surroundingsOf = (category: CategorySlug) => ({
      region: inRegion.get('all') ?? [],
      wholes: {
        ...Object.fromEntries(
          lineageOf(category)
            .slice(0, -1)
            .map(({ slug }) => [slug, inRegion.get(slug) ?? []]),
        ),
        ...(region === 'wor' ? {} : { wor: world.get(category) ?? [] }),
      },
    });
    yield [...inRegion].map(([category, own]) => ({
      region,
      category,
      figures: () => withoutDuplicates(completeMarket(own, surroundingsOf(category), baseYear)),
    }));
  }
}

const retailersAtOnce = 200;

export async function* retailerSubjects(client: Client, id: number): AsyncGenerator<RetailerSubject[]> {
  for (let after = ''; ;) {
    const { rows: chosen } = await client.query<{ slug: string; country: string }>(
      'select slug, country from retailer where dataset_id = $1 and slug > $2 order by slug limit $3',
      [id, after, retailersAtOnce],
    );
    if (chosen.length === 0) return;
    after = chosen.at(-1)!.slug;
    const { rows } = await client.query<Row & { retailer: string }>(
      `select retailer, metric, dimension, period, value, low, high, method, confidence, source
       from retailer_figure where dataset_id = $1 and retailer = any ($2::text[])`,
      [id, chosen.map(({ slug }) => slug)],
    );
    const figures = Map.groupBy(rows, ({ retailer }) => retailer);
    yield chosen.map(({ slug, country }) => ({
      retailer: slug,
      country,
      figures: () => withoutDuplicates(completeRetailer((figures.get(slug) ?? []).map(toExact))),
    }));
  }
}

type Row = Omit<ExactFigure, 'source'> & { source: string | null };

async function marketFigures(client: Client, id: number, region: string) {
  const { rows } = await client.query<Row & { category: CategorySlug }>(
    `select category, metric, dimension, period, value, low, high, method, confidence, source
     from market_figure where dataset_id = $1 and region = $2 order by category`,
    [id, region],
  );
  const byCategory = Map.groupBy(rows, ({ category }) => category);
  return new Map([...byCategory].map(([category, own]) => [category, own.map(toExact)]));
}

/** A figure in the data set takes precedence over a derived one. */
function withoutDuplicates(figures: readonly ExactFigure[]): ExactFigure[] {
  const first = new Map<string, ExactFigure>();
  for (const figure of figures) if (!first.has(figureKey(figure))) first.set(figureKey(figure), figure);
  return [...first.values()];
}

export function figureKey({
  metric,
  dimension,
  period,
}: Pick<ExactFigure, 'metric' | 'dimension' | 'period'>) {
  return `${metric} ${period} ${dimension}`;
}

function toExact({ source, ...row }: Row): ExactFigure {
  return {
    metric: row.metric,
    period: row.period,
    dimension: row.dimension,
    value: row.value,
    low: row.low,
    high: row.high,
    method: row.method,
    confidence: row.confidence,
    source: source === null ? null : sourceNamed(source),
  };
}

/** Masking only needs to know that there is a source; its name is joined on reading. */
const sourceNamed = (id: string): Source => ({ id, name: '', url: '', year: '' });
