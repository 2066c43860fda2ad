import type { Client } from 'pg';
import type { ExactFigure, Shown } from '../../figures/figure.ts';
import {
  findLeaksAcross,
  type MaskedMarket,
  findLeaks,
  findOrderLeaks,
  type Leak,
} from '../../figures/leaks/leak.ts';
import { metricOf, type MetricKey } from '../../figures/metric.ts';
import { shownOf, type ShownRow } from '../../figures/published-columns.server.ts';
import { membersOf } from '../../taxonomy/region-catalogue.server.ts';
import { createFaultList, type FaultReport } from '../faults.ts';
import { figureKey, marketSubjects, retailerSubjects } from './subjects.server.ts';

export async function findLeaksInVersion(client: Client, id: number, limit: number): Promise<FaultReport> {
  const faults = createFaultList(limit);
  const report = (subject: string, file: string, figures: readonly ExactFigure[], leaks: readonly Leak[]) => {
    for (const { at, bounds } of leaks) {
      const { metric, period } = figures[at]!;
      const sentence = `${metricOf(metric).label} ${period} of ${subject} must lie between ${bounds.low} and ${bounds.high}.`;
      faults.add({ file: `${file}.csv`, line: null, column: 'value', sentence });
    }
  };

  const markets = await publishedMarkets(client, id);
  for (const market of markets)
    report(`${market.region}/${market.category}`, 'market-figures', market.figures, findLeaks(market));
  for (const { market, ...leak } of findLeaksAcross(markets, membersOf))
    report(`${market.region}/${market.category}`, 'market-figures', market.figures, [leak]);

  for await (const retailers of retailerSubjects(client, id)) {
    const shown = await shownByKey(
      client,
      `select retailer as subject, metric, dimension, period, visibility, value, low, high
       from published_retailer_figure where dataset_id = $1 and retailer = any ($2::text[])`,
      [id, retailers.map(({ retailer }) => retailer)],
    );
    for (const { retailer, figures } of retailers) {
      const masked = maskedBy(shown, retailer, figures());
      report(retailer, 'retailer-figures', masked.figures, findLeaks(masked));
    }
  }

  for (const { ranking, masked } of await publishedRankings(client, id))
    report(ranking, 'ranking-places', masked.figures, findOrderLeaks(masked));
  return faults.report();
}

async function publishedMarkets(client: Client, id: number): Promise<MaskedMarket[]> {
  const markets: MaskedMarket[] = [];
  for await (const subjects of marketSubjects(client, id)) {
    const shown = await shownByKey(
      client,
      `select category as subject, metric, dimension, period, visibility, value, low, high
       from published_market_figure where dataset_id = $1 and region = $2`,
      [id, subjects[0]?.region],
    );
    for (const { region, category, figures } of subjects)
      markets.push({ region, category, ...maskedBy(shown, category, figures()) });
  }
  return markets;
}

type PublishedRow = ShownRow & { subject: string; metric: MetricKey; dimension: string; period: string };

async function shownByKey(client: Client, sql: string, values: readonly unknown[]) {
  const { rows } = await client.query<PublishedRow>(sql, [...values]);
  return new Map(rows.map((row) => [`${row.subject} ${figureKey(row)}`, shownOf(row)]));
}

function maskedBy(shown: ReadonlyMap<string, Shown>, subject: string, figures: readonly ExactFigure[]) {
  const hidden: Shown = { visibility: 'no-access' };
  return { figures, shown: figures.map((figure) => shown.get(`${subject} ${figureKey(figure)}`) ?? hidden) };
}

type PlaceRow = ShownRow & { ranking: string; metric: MetricKey; edition: number; exact: number };

async function publishedRankings(client: Client, id: number) {
  const { rows } = await client.query<PlaceRow>(
    `select place.ranking, ranking.metric, place.edition, place.value as exact,
       seen.visibility, seen.value, seen.low, seen.high
     from ranking_place as place
     join ranking on ranking.dataset_id = place.dataset_id and ranking.slug = place.ranking
     join published_ranking_place as seen on seen.dataset_id = place.dataset_id
       and seen.ranking = place.ranking and seen.edition = place.edition and seen.place = place.place
     where place.dataset_id = $1 order by place.ranking, place.edition, place.place`,
    [id],
  );
  const editions = Map.groupBy(rows, ({ ranking, edition }) => `${ranking} ${edition}`);
  return [...editions].map(([ranking, places]) => ({
    ranking,
    masked: { figures: places.map(placeFigure), shown: places.map(shownOf) },
  }));
}

function placeFigure({ metric, edition, exact }: PlaceRow): ExactFigure {
  return {
    metric,
    period: String(edition),
    dimension: '',
    value: exact,
    low: null,
    high: null,
    method: 'modelled',
    confidence: 'C',
    source: null,
  };
}
