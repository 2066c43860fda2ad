import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Confidence, ExactFigure, Method, Shown } from '../../figures/figure.ts';
import { maskSubject, visibilityMap, type VisibilityMap } from '../../figures/mask.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { shownOf, type ShownRow } from '../../figures/published-columns.server.ts';
import { copyLine } from '../dataset-sql.server.ts';
import { marketSubjects, retailerSubjects } from './subjects.server.ts';

/**
 * Masks all figures of a subject together, so that none gives another away. Pages and the API read only what is written
 * here, never the exact figures.
 */
export async function publishVersion(client: Client, id: number, onPublished: (rows: number) => void) {
  const rules = await readRules(client, id);
  const write = createWriter(client, id, onPublished);
  await publishMarkets(client, id, rules, write);
  await publishRetailers(client, id, rules, write);
  // Ranks are joined with these tables, which have no statistics yet.
  await client.query('analyze published_market_figure, published_retailer_figure');
  await publishPlaces(client, id, rules, write);
  await client.query('analyze published_ranking_place');
}

async function readRules(client: Client, id: number): Promise<Rules> {
  const wishes = await client.query<{ metric: MetricKey; visibility: Shown['visibility'] }>(
    'select metric, visibility from metric_visibility where dataset_id = $1',
    [id],
  );
  const locked = await client.query<{ region: string }>(
    'select region from locked_region where dataset_id = $1',
    [id],
  );
  return {
    visibility: visibilityMap(Object.fromEntries(wishes.rows.map((row) => [row.metric, row.visibility]))),
    locked: new Set(locked.rows.map(({ region }) => region)),
  };
}

async function publishMarkets(client: Client, id: number, rules: Rules, write: Write) {
  let computed: Cell[][] = [];
  for await (const markets of marketSubjects(client, id)) {
    // The database writes one region while the next is computed.
    const writing = write('published_market_figure', computed);
    const compute = async () => {
      const rows: Cell[][] = [];
      for (const { region, category, figures } of markets) {
        rows.push(...maskedRows([region, category], figures(), region, rules));
        await yieldToOthers();
      }
      return rows;
    };
    [computed] = await Promise.all([compute(), writing]);
  }
  await write('published_market_figure', computed);
}

async function publishRetailers(client: Client, id: number, rules: Rules, write: Write) {
  for await (const retailers of retailerSubjects(client, id)) {
    const rows = retailers.flatMap(({ retailer, country, figures }) =>
      maskedRows([retailer], figures(), country, rules),
    );
    await write('published_retailer_figure', rows);
  }
}

function maskedRows(
  key: readonly string[],
  figures: readonly ExactFigure[],
  region: string,
  { visibility, locked }: Rules,
): Cell[][] {
  const shown = locked.has(region) ? figures.map(() => noAccess) : maskSubject(figures, visibility);
  return figures.map(({ metric, dimension, period, method, confidence, source }, at) => [
    ...key,
    metric,
    dimension,
    period,
    ...shownCells(shown[at]!),
    method,
    confidence,
    source?.id ?? null,
  ]);
}

type PlaceRow = {
  ranking: string;
  region: string;
  country: string;
  metric: MetricKey;
  edition: number;
  place: number;
  retailer: string;
  previous_place: number | null;
  value: number;
  method: Method;
  confidence: Confidence;
  own_value: number | null;
  own_shown: ShownRow | null;
};

/** A value that is all of the retailer's sales must have the range of the retailer's page, which may have been widened. */
async function publishPlaces(client: Client, id: number, rules: Rules, write: Write) {
  const { rows: rankings } = await client.query<{ slug: string }>(
    'select slug from ranking where dataset_id = $1 order by slug',
    [id],
  );
  for (const { slug } of rankings) {
    const { rows } = await client.query<PlaceRow>(placesOf, [id, slug]);
    await write(
      'published_ranking_place',
      rows.map((row) => placeCells(row, shownAt(row, rules))),
    );
  }
}

function placeCells(row: PlaceRow, shown: Shown): Cell[] {
  const { ranking, edition, place, retailer, previous_place, method, confidence } = row;
  return [ranking, edition, place, retailer, previous_place, ...shownCells(shown), method, confidence];
}

const placesOf = `
  select place.ranking, ranking.region, retailer.country, ranking.metric, place.edition, place.place, place.retailer, place.previous_place,
    place.value, place.method, place.confidence,
    exact.value as own_value,
    case when published.visibility is not null then json_build_object('visibility', published.visibility,
      'value', published.value, 'low', published.low, 'high', published.high) end as own_shown
  from ranking_place as place
  join ranking on ranking.dataset_id = place.dataset_id and ranking.slug = place.ranking
  join retailer on retailer.dataset_id = place.dataset_id and retailer.slug = place.retailer
  left join retailer_figure as exact
    on exact.dataset_id = place.dataset_id and exact.retailer = place.retailer and exact.metric = ranking.metric
    and exact.dimension = '' and exact.period = place.edition::text
  left join published_retailer_figure as published
    on published.dataset_id = place.dataset_id and published.retailer = place.retailer
    and published.metric = ranking.metric and published.dimension = '' and published.period = place.edition::text
  where place.dataset_id = $1 and place.ranking = $2
  order by place.edition, place.place`;

function shownAt(row: PlaceRow, { visibility, locked }: Rules): Shown {
  if (locked.has(row.region) || locked.has(row.country)) return noAccess;
  const isAllOfIt = row.own_value !== null && Math.abs(row.value / row.own_value - 1) < 0.01;
  if (isAllOfIt && row.own_shown) return shownOf(row.own_shown);
  const figure: ExactFigure = {
    metric: row.metric,
    period: String(row.edition),
    dimension: '',
    value: row.value,
    low: null,
    high: null,
    method: row.method,
    confidence: row.confidence,
    source: null,
  };
  return maskSubject([figure], visibility)[0]!;
}

type PublishedTable = 'published_market_figure' | 'published_retailer_figure' | 'published_ranking_place';

/** Locked regions show nothing. */
type Rules = { visibility: VisibilityMap; locked: ReadonlySet<string> };

const noAccess: Shown = { visibility: 'no-access' };

type Cell = string | number | null;

/** Rows are the cells after the data set's id, in the order of the columns. */
type Write = (table: PublishedTable, rows: readonly Cell[][]) => Promise<void>;

function createWriter(client: Client, id: number, onWritten: (rows: number) => void): Write {
  return async (table, rows) => {
    const text = rows.map((cells) => copyLine([id, ...cells])).join('');
    await pipeline(Readable.from([text]), client.query(copyFrom(`copy ${table} from stdin`)));
    onWritten(rows.length);
  };
}

function shownCells(shown: Shown): Cell[] {
  if (shown.visibility === 'exact') return ['exact', shown.value, null, null];
  if (shown.visibility === 'no-access') return ['no-access', null, null, null];
  return ['range', null, shown.range?.low ?? null, shown.range?.high ?? null];
}
