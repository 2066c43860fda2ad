import type { Client } from 'pg';
import type { EarlierRanges } from '../../figures/disclosure/show-region.ts';
import type { ExactFigure, Shown } from '../../figures/figure.ts';
import { boundsOf } from '../../figures/ladder.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { shownOf, type ShownRow } from '../../figures/published-columns.server.ts';
import { figureKey } from './subjects.server.ts';

type FigureShown = (subject: string, figure: ExactFigure) => Shown;

/** What a version shows of a region's figures, by category. */
export function shownMarkets(client: Client, id: number, region: string): Promise<FigureShown> {
  return shownBy(
    client,
    `select category as subject, metric, dimension, period, visibility, value, low, high
     from published_market_figure where dataset_id = $1 and region = $2`,
    [id, region],
  );
}

export function shownRetailers(
  client: Client,
  id: number,
  retailers: readonly string[],
): Promise<FigureShown> {
  return shownBy(
    client,
    `select retailer as subject, metric, dimension, period, visibility, value, low, high
     from published_retailer_figure where dataset_id = $1 and retailer = any ($2::text[])`,
    [id, retailers],
  );
}

export async function shownPlaces(client: Client, id: number) {
  const { rows } = await client.query<ShownRow & { ranking: string; edition: number; place: number }>(
    `select ranking, edition, place, visibility, value, low, high
     from published_ranking_place where dataset_id = $1`,
    [id],
  );
  const places = new Map(rows.map((row) => [`${row.ranking} ${row.edition} ${row.place}`, shownOf(row)]));
  return (ranking: string, edition: number, place: number): Shown =>
    places.get(`${ranking} ${edition} ${place}`) ?? hidden;
}

/**
 * Where a figure must lie if it is the same as in the editions before. Whoever kept those cannot be sure of it, but a
 * figure that was not revised would otherwise be given away by two ranges.
 */
export async function earlierRanges(
  editions: readonly number[],
  shownIn: (id: number) => Promise<FigureShown>,
): Promise<EarlierRanges> {
  const shown: FigureShown[] = [];
  for (const edition of editions) shown.push(await shownIn(edition));
  return (subject, figure) => {
    let [low, high] = [-Infinity, Infinity];
    for (const inEdition of shown) {
      const seen = boundsOf(figure.metric, inEdition(subject, figure));
      if (figure.value === null || figure.value < seen.low || figure.value > seen.high) continue;
      low = Math.max(low, seen.low);
      high = Math.min(high, seen.high);
    }
    return low > -Infinity || high < Infinity ? { low, high } : null;
  };
}

/** Earlier versions that are still kept and were made under the disclosure rule. */
export async function earlierEditions(client: Client, id: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select dataset.id::float8 as id from dataset join dataset_disclosure on dataset_id = dataset.id
     where dataset.id < $1 and state = 'ready' order by dataset.id`,
    [id],
  );
  return rows.map((row) => row.id);
}

type Row = ShownRow & { subject: string; metric: MetricKey; dimension: string; period: string };

async function shownBy(client: Client, sql: string, values: readonly unknown[]): Promise<FigureShown> {
  const { rows } = await client.query<Row>(sql, [...values]);
  const shown = new Map(rows.map((row) => [`${row.subject} ${figureKey(row)}`, shownOf(row)]));
  return (subject, figure) => shown.get(`${subject} ${figureKey(figure)}`) ?? hidden;
}

const hidden: Shown = { visibility: 'no-access' };
