import { and, asc, count, eq, gte, inArray, like, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Figure } from '../../figures/figure.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { perDataset } from '../../figures/per-dataset.server.ts';
import { figureOf, sourcesOf } from '../../figures/published-columns.server.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { marketPublication, publishedMarketFigureTable } from '../../subjects/market-queries.server.ts';
import { marketKey } from '../../subjects/market.ts';
import {
  placeFigure,
  publishedRankingPlaceTable,
  rankingPublication,
  rankingTable,
} from '../../subjects/ranking-queries.server.ts';
import { rankingKey } from '../../subjects/ranking.ts';
import {
  publishedRetailerFigureTable,
  retailerPublication,
  retailerTable,
} from '../../subjects/retailer-queries.server.ts';
import { retailerKey } from '../../subjects/retailer.ts';
import type { CategorySlug } from '../../taxonomy/category.ts';

export const figureKinds = ['market', 'retailer', 'ranking'] as const;

export type FigureKind = (typeof figureKinds)[number];

/** What is left out filters nothing. */
export type FigureFilter = {
  kinds?: readonly FigureKind[];
  measures?: readonly MetricKey[];
  /** The place of a market or ranking, the home of a retailer. */
  regions?: readonly string[];
  categories?: readonly CategorySlug[];
  retailers?: readonly string[];
  fromYear?: number;
  toYear?: number;
  /** Empty for wholes only, `device` for a split, `device:mobile` for one part of it. */
  dimension?: string;
};

export type SubjectFigure = {
  kind: FigureKind;
  /** The key of its page, such as `market/pl/fashion`. */
  subject: string;
  region: string;
  category: CategorySlug;
  retailer: string | null;
  figure: Figure;
};

/** Where a page of figures ends: the kind, and the rest of its primary key. */
export type FigurePosition = readonly [kind: FigureKind, ...key: (string | number)[]];

/**
 * Published figures of every kind in one fixed order. Each page starts after a primary key, so the last page costs as
 * little as the first, and nothing is held open in between.
 */
export async function pageOfFigures(
  context: SheetContext,
  filter: FigureFilter,
  { after, limit }: { after: FigurePosition | null; limit: number },
): Promise<{ items: SubjectFigure[]; next: FigurePosition | null }> {
  const found: Row[] = [];
  for (const kind of kindsFrom(filter, after)) {
    // One more than asked for tells whether there is another page.
    const wanted = limit + 1 - found.length;
    if (wanted <= 0) break;
    const start = after?.[0] === kind ? after.slice(1) : null;
    found.push(...(await loaders[kind](context, filter, start, wanted)));
  }
  const rows = found.slice(0, limit);
  return { items: rows.map(({ item }) => item), next: found.length > limit ? rows.at(-1)!.at : null };
}

export const countFigures = perDataset(
  async (context: SheetContext, filter: FigureFilter): Promise<number> => {
    const counts = await Promise.all(kindsFrom(filter, null).map((kind) => counters[kind](context, filter)));
    return counts.reduce((sum, one) => sum + one, 0);
  },
);

function kindsFrom({ kinds = figureKinds, retailers }: FigureFilter, after: FigurePosition | null) {
  const first = after ? figureKinds.indexOf(after[0]) : 0;
  // A market is not a retailer's.
  return figureKinds.filter(
    (kind, at) => at >= first && kinds.includes(kind) && !(retailers && kind === 'market'),
  );
}

type Row = { item: SubjectFigure; at: FigurePosition };

type Load = (
  context: SheetContext,
  filter: FigureFilter,
  start: readonly (string | number)[] | null,
  limit: number,
) => Promise<Row[]>;

const markets = publishedMarketFigureTable;
const retailers = publishedRetailerFigureTable;
const places = publishedRankingPlaceTable;

const marketOrder = [markets.region, markets.category, markets.metric, markets.dimension, markets.period];
const retailerOrder = [retailers.retailer, retailers.metric, retailers.dimension, retailers.period];
const rankingOrder = [places.ranking, places.edition, places.place];

const loaders: Readonly<Record<FigureKind, Load>> = {
  async market(context, filter, start, limit) {
    const rows = await context.db
      .select()
      .from(markets)
      .where(and(ofMarkets(context, filter), isAfter(marketOrder, start)))
      .orderBy(...marketOrder.map((column) => asc(column)))
      .limit(limit);
    const sources = await sourcesOf(context, rows);
    return rows.map((row) => ({
      item: {
        kind: 'market',
        subject: marketKey(row),
        region: row.region,
        category: row.category,
        retailer: null,
        figure: figureOf(row, sources, marketPublication(context, row)),
      },
      at: ['market', row.region, row.category, row.metric, row.dimension, row.period],
    }));
  },

  async retailer(context, filter, start, limit) {
    const rows = await context.db
      .select({ row: retailers, shop: retailerTable })
      .from(retailers)
      .innerJoin(retailerTable, isSame(retailers, retailerTable, [retailers.retailer, retailerTable.slug]))
      .where(and(ofRetailers(context, filter), isAfter(retailerOrder, start)))
      .orderBy(...retailerOrder.map((column) => asc(column)))
      .limit(limit);
    const sources = await sourcesOf(
      context,
      rows.map(({ row }) => row),
    );
    return rows.map(({ row, shop }) => ({
      item: {
        kind: 'retailer',
        subject: retailerKey(shop.slug),
        region: shop.country,
        category: shop.category,
        retailer: shop.slug,
        figure: figureOf(row, sources, retailerPublication(context, shop)),
      },
      at: ['retailer', row.retailer, row.metric, row.dimension, row.period],
    }));
  },

  async ranking(context, filter, start, limit) {
    const rows = await context.db
      .select({ place: places, ranking: rankingTable })
      .from(places)
      .innerJoin(rankingTable, isSame(places, rankingTable, [places.ranking, rankingTable.slug]))
      .where(and(ofRankings(context, filter), isAfter(rankingOrder, start)))
      .orderBy(...rankingOrder.map((column) => asc(column)))
      .limit(limit);
    return rows.map(({ place, ranking }) => ({
      item: {
        kind: 'ranking',
        subject: rankingKey(ranking.slug),
        region: ranking.region,
        category: ranking.category,
        retailer: place.retailer,
        figure: placeFigure(ranking, place, rankingPublication(context, ranking)),
      },
      at: ['ranking', place.ranking, place.edition, place.place],
    }));
  },
};

type Count = (context: SheetContext, filter: FigureFilter) => Promise<number>;

const counters: Readonly<Record<FigureKind, Count>> = {
  market: (context, filter) => context.db.$count(markets, ofMarkets(context, filter)),
  async retailer(context, filter) {
    const [row] = await context.db
      .select({ total: count() })
      .from(retailers)
      .innerJoin(retailerTable, isSame(retailers, retailerTable, [retailers.retailer, retailerTable.slug]))
      .where(ofRetailers(context, filter));
    return row?.total ?? 0;
  },
  async ranking(context, filter) {
    const [row] = await context.db
      .select({ total: count() })
      .from(places)
      .innerJoin(rankingTable, isSame(places, rankingTable, [places.ranking, rankingTable.slug]))
      .where(ofRankings(context, filter));
    return row?.total ?? 0;
  },
};

type Needs = Pick<SheetContext, 'datasetId'>;

function ofMarkets(needs: Needs, filter: FigureFilter) {
  return and(
    areFigures(markets, needs, filter),
    isOneOf(markets.region, filter.regions),
    isOneOf(markets.category, filter.categories),
  );
}

function ofRetailers(needs: Needs, filter: FigureFilter) {
  return and(
    areFigures(retailers, needs, filter),
    eq(retailerTable.hasDetails, true),
    isOneOf(retailers.retailer, filter.retailers),
    isOneOf(retailerTable.country, filter.regions),
    isOneOf(retailerTable.category, filter.categories),
  );
}

function areFigures(
  table: Record<'datasetId' | 'metric' | 'period' | 'dimension', AnyPgColumn>,
  { datasetId }: Needs,
  filter: FigureFilter,
) {
  return and(
    eq(table.datasetId, datasetId),
    isOneOf(table.metric, filter.measures),
    isWithin(table.period, filter),
    isOfDimension(table.dimension, filter.dimension),
  );
}

function ofRankings({ datasetId }: Needs, filter: FigureFilter) {
  return and(
    eq(places.datasetId, datasetId),
    isOneOf(places.retailer, filter.retailers),
    isOneOf(rankingTable.region, filter.regions),
    isOneOf(rankingTable.category, filter.categories),
    isOneOf(rankingTable.metric, filter.measures),
    filter.fromYear === undefined ? undefined : gte(places.edition, filter.fromYear),
    filter.toYear === undefined ? undefined : lte(places.edition, filter.toYear),
    isRankedRetailer(filter.dimension),
  );
}

/** Each place of a ranking is the part `retailer:<slug>`. */
function isRankedRetailer(dimension: string | undefined) {
  if (dimension === undefined || dimension === 'retailer') return undefined;
  const [by, slug] = dimension.split(/:(.*)/s);
  return by === 'retailer' && slug ? eq(places.retailer, slug) : sql`false`;
}

function isSame(
  one: { datasetId: AnyPgColumn },
  other: { datasetId: AnyPgColumn },
  [key, otherKey]: readonly [AnyPgColumn, AnyPgColumn],
) {
  return and(eq(one.datasetId, other.datasetId), eq(key, otherKey));
}

function isOneOf(column: AnyPgColumn, values: readonly string[] | undefined) {
  return values && inArray(column, [...values]);
}

/** A period is a year or a month of one, so its text orders by time. */
function isWithin(period: AnyPgColumn, { fromYear, toYear }: FigureFilter) {
  return and(
    fromYear === undefined ? undefined : gte(period, String(fromYear)),
    toYear === undefined ? undefined : lte(period, `${toYear}-99`),
  );
}

function isOfDimension(column: AnyPgColumn, dimension: string | undefined) {
  if (dimension === undefined) return undefined;
  if (dimension === '' || dimension.includes(':')) return eq(column, dimension);
  return like(column, `${dimension.replaceAll(/[\\%_]/g, String.raw`\$&`)}:%`);
}

function isAfter(
  columns: readonly AnyPgColumn[],
  start: readonly (string | number)[] | null,
): SQL | undefined {
  if (!start) return undefined;
  const row = (parts: readonly unknown[]) =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    );
  return sql`(${row(columns)}) > (${row(start)})`;
}
