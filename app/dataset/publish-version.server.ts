import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Client } from 'pg';
import type { ExactFigure, Shown, Source } from '../figures/figure.ts';
import { maskSubject } from '../figures/mask.ts';
import type { MetricKey } from '../figures/metric.ts';
import { visibilityMap, type VisibilityMap } from '../figures/visibility.ts';
import { completeMarket } from '../markets/market.ts';
import { completeRetailer } from '../retailers/retailer.ts';
import { lineageOf, type CategorySlug } from '../taxonomy/category.ts';
import { publishPlaces } from './publish-places.server.ts';
import { createWriter, shownCells, type Cell, type Write } from './published-rows.server.ts';

/**
 * Makes what visitors may see of a version, before it is served: every figure of a subject together, so that none
 * gives another away. Pages and the API read what is written here and never the exact figures.
 */
export async function publishVersion(client: Client, id: number, onPublished: (rows: number) => void) {
  const rules = await readRules(client, id);
  const write = createWriter(client, id, onPublished);
  await publishMarkets(client, id, rules, write);
  await publishRetailers(client, id, rules, write);
  // Places are looked up among a retailer's published figures, of which the database knows nothing yet.
  await client.query('analyze published_market_figure, published_retailer_figure');
  await publishPlaces(client, id, rules.visibility, write);
  await client.query('analyze published_ranking_place');
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

type FiguresByCategory = ReadonlyMap<CategorySlug, readonly ExactFigure[]>;

async function publishMarkets(client: Client, id: number, rules: Rules, write: Write) {
  const world = await marketFigures(client, id, 'wor');
  const { rows: regions } = await client.query<{ region: string }>(
    'select distinct region from market where dataset_id = $1 order by region',
    [id],
  );
  let workedOut: Cell[][] = [];
  for (const { region } of regions) {
    const figures = await marketFigures(client, id, region);
    // The database writes one region while the next is worked out.
    const writing = write('published_market_figure', workedOut);
    [workedOut] = await Promise.all([workOutRegion(region, figures, world, rules), writing]);
  }
  await write('published_market_figure', workedOut);
}

async function workOutRegion(
  region: string,
  figures: FiguresByCategory,
  world: FiguresByCategory,
  { visibility, locked, baseYear }: Rules,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const [category, own] of figures) {
    const surroundings = { region: figures.get('all') ?? [], wholes: wholesOf(category) };
    const complete = withoutDoubles(completeMarket(own, surroundings, baseYear));
    const shown = locked.has(region) ? allLocked(complete) : maskSubject(complete, visibility);
    for (const [at, figure] of complete.entries())
      rows.push([region, category, ...figureCells(figure, shown[at]!)]);
    await turnOfOthers();
  }
  return rows;

  function wholesOf(category: CategorySlug) {
    const larger = lineageOf(category).slice(0, -1);
    return {
      ...Object.fromEntries(larger.map(({ slug }) => [slug, figures.get(slug) ?? []])),
      ...(region === 'wor' ? {} : { wor: world.get(category) ?? [] }),
    };
  }
}

async function marketFigures(client: Client, id: number, region: string): Promise<FiguresByCategory> {
  const { rows } = await client.query<MarketRow>(
    `select category, metric, dimension, period, value, low, high, method, confidence, source
     from market_figure where dataset_id = $1 and region = $2 order by category`,
    [id, region],
  );
  const byCategory = Map.groupBy(rows, ({ category }) => category);
  return new Map([...byCategory].map(([category, own]) => [category, own.map(toExact)]));
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
    const published: Cell[][] = [];
    for (const [retailer, own] of Map.groupBy(rows, (row) => row.retailer)) {
      const figures = withoutDoubles(completeRetailer(own.map(toExact)));
      const shown = locked.has(own[0]!.country) ? allLocked(figures) : maskSubject(figures, visibility);
      for (const [at, figure] of figures.entries())
        published.push([retailer, ...figureCells(figure, shown[at]!)]);
    }
    await write('published_retailer_figure', published);
  }
}

/** Where the data set has a figure that would also follow from others, its own stands. */
function withoutDoubles(figures: readonly ExactFigure[]): ExactFigure[] {
  const keyOf = ({ metric, dimension, period }: ExactFigure) => `${metric} ${period} ${dimension}`;
  const first = new Map<string, ExactFigure>();
  for (const figure of figures) if (!first.has(keyOf(figure))) first.set(keyOf(figure), figure);
  return [...first.values()];
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
