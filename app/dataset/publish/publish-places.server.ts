import type { Client } from 'pg';
import type { Confidence, ExactFigure, Method, Shown } from '../../figures/figure.ts';
import { maskSubject } from '../../figures/mask.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { shownOf, type ShownRow } from '../../figures/published-columns.server.ts';
import { noAccess, shownCells, type Cell, type Rules, type Write } from './published-rows.server.ts';

type PlaceRow = {
  ranking: string;
  /** The ranking's region, and the retailer's country. */
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
  /** The retailer's own figure of the same year, and what its page shows of it. */
  own_value: number | null;
  own_shown: ShownRow | null;
};

/**
 * A place's value is shown on the same ladder as elsewhere. Where it is all of the retailer's sales, it is the very
 * range of the retailer's page, which may have been widened there.
 */
export async function publishPlaces(client: Client, id: number, rules: Rules, write: Write) {
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
