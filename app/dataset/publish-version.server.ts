import type { Client } from 'pg';
import type { ExactFigure, Shown, Source } from '../figures/figure.ts';
import { maskSubject } from '../figures/mask.ts';
import type { MetricKey } from '../figures/metric.ts';
import { visibilityMap, type VisibilityMap } from '../figures/visibility.ts';
import { completeMarket } from '../markets/market.ts';
import { completeRetailer } from '../retailers/retailer.ts';
import { categories, lineageOf, type CategorySlug } from '../taxonomy/category.ts';
import { publishPlaces } from './publish-places.server.ts';
import { createWriter, publishedTables, shownCells, type Cell, type Write } from './published-rows.server.ts';

/**
 * Makes what visitors may see of a version, before it is served: every figure of a subject together, so that none
 * gives another away. Pages and the API read what is written here and never the exact figures.
 */
export async function publishVersion(client: Client, id: number, onPublished: (rows: number) => void) {
  const rules = await readRules(client, id);
  const write = createWriter(client, id, onPublished);
  await publishMarkets(client, id, rules, write);
  await publishRetailers(client, id, rules, write);
  await publishPlaces(client, id, rules.visibility, write);
  for (const table of publishedTables) await client.query(`analyze ${table}`);
}

type Rules = { visibility: VisibilityMap; locked: ReadonlySet<string>; baseYear: number };
type Row = Omit<ExactFigure, 'source'> & { source: string | null };
type MarketRow = Row & { category: CategorySlug };
type RetailerRow = Row & { retailer: string; country: string };

async function readRules(client: Client, id: number): Promise<Rules> {
  const wishes = await client.query<{ metric: MetricKey; visibility: Shown['visibility'] }>(
    'select metric, visibility from metric_visibility where dataset_id = $1',
    [id],
  );
  const locked = await client.query<{ region: string }>(
    'select region from locked_region where dataset_id = $1',
    [id],
  );
  const edition = await client.query<{ base_year: number }>('select base_year from dataset where id = $1', [
    id,
  ]);
  return {
    visibility: visibilityMap(Object.fromEntries(wishes.rows.map((row) => [row.metric, row.visibility]))),
    locked: new Set(locked.rows.map(({ region }) => region)),
    baseYear: edition.rows[0]!.base_year,
  };
}

async function publishMarkets(
  client: Client,
  id: number,
  { visibility, locked, baseYear }: Rules,
  write: Write,
) {
  const world = Map.groupBy(await marketRows(client, id, 'wor'), ({ category }) => category);
  const { rows: regions } = await client.query<{ region: string }>(
    'select distinct region from market where dataset_id = $1 order by region',
    [id],
  );
  for (const { region } of regions) {
    const ofRegion = Map.groupBy(await marketRows(client, id, region), ({ category }) => category);
    const rows = categories.flatMap(({ slug }) => {
      const own = (ofRegion.get(slug) ?? []).map(toExact);
      if (own.length === 0) return [];
      const figures = completeMarket(own, { region: exactOf('all'), wholes: wholesOf(slug) }, baseYear);
      const shown = locked.has(region) ? allLocked(figures) : maskSubject(figures, visibility);
      return figures.map((figure, at) => [region, slug, ...figureCells(figure, shown[at]!)]);
    });
    await write('published_market_figure', rows);

    function exactOf(category: CategorySlug) {
      return (ofRegion.get(category) ?? []).map(toExact);
    }
    function wholesOf(category: CategorySlug) {
      const larger = lineageOf(category)
        .slice(0, -1)
        .map(({ slug }) => [slug, exactOf(slug)] as const);
      const inWorld = region === 'wor' ? [] : [['wor', (world.get(category) ?? []).map(toExact)] as const];
      return Object.fromEntries([...larger, ...inWorld]);
    }
  }
}

async function marketRows(client: Client, id: number, region: string) {
  const { rows } = await client.query<MarketRow>(
    `select category, metric, dimension, period, value, low, high, method, confidence, source
     from market_figure where dataset_id = $1 and region = $2`,
    [id, region],
  );
  return rows;
}

const retailersAtOnce = 200;

async function publishRetailers(client: Client, id: number, { visibility, locked }: Rules, write: Write) {
  let after = '';
  for (;;) {
    const { rows } = await client.query<RetailerRow>(
      `with chosen as (
         select slug, country from retailer where dataset_id = $1 and slug > $2 order by slug limit $3
       )
       select retailer, country, metric, dimension, period, value, low, high, method, confidence, source
       from chosen join retailer_figure on dataset_id = $1 and retailer = slug`,
      [id, after, retailersAtOnce],
    );
    const last = await client.query<{ slug: string }>(
      `select max(slug) as slug from (
         select slug from retailer where dataset_id = $1 and slug > $2 order by slug limit $3
       ) as chosen`,
      [id, after, retailersAtOnce],
    );
    if (!last.rows[0]?.slug) return;
    after = last.rows[0].slug;
    const published = [...Map.groupBy(rows, ({ retailer }) => retailer)].flatMap(([retailer, own]) => {
      const figures = completeRetailer(own.map(toExact));
      const shown = locked.has(own[0]!.country) ? allLocked(figures) : maskSubject(figures, visibility);
      return figures.map((figure, at) => [retailer, ...figureCells(figure, shown[at]!)]);
    });
    await write('published_retailer_figure', published);
  }
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

/** Masking asks only whether there is one; what it is called is joined when a figure is read. */
const sourceNamed = (id: string): Source => ({ id, name: '', url: '', year: '' });

const allLocked = (figures: readonly ExactFigure[]) =>
  figures.map((): Shown => ({ visibility: 'no-access' }));

function figureCells(figure: ExactFigure, shown: Shown): Cell[] {
  const { metric, dimension, period, method, confidence, source } = figure;
  return [metric, dimension, period, ...shownCells(shown), method, confidence, source?.id ?? null];
}
