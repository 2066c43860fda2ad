import { and, asc, desc, eq, inArray, lte, max } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { Confidence, Figure, Method } from '../figures/figure.ts';
import type { LoadedData } from '../figures/dataset.ts';
import type { MetricKey } from '../figures/metric.ts';
import { perDataset } from '../figures/per-dataset.server.ts';
import { shownColumns, shownOf } from '../figures/published-columns.server.ts';
import { toFigure, type Publication } from '../figures/publish.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { retailerTable } from './retailer-queries.server.ts';
import { rankChange, rankingKey, type Ranking, type RankingPlace } from './ranking.ts';

export const rankingTable = pgTable('ranking', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  region: text('region').notNull(),
  category: text('category').$type<CategorySlug>().notNull(),
  metric: text('metric').$type<MetricKey>().notNull(),
});

export const publishedRankingPlaceTable = pgTable('published_ranking_place', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  ranking: text('ranking').notNull(),
  edition: integer('edition').notNull(),
  place: integer('place').notNull(),
  retailer: text('retailer').notNull(),
  previousPlace: integer('previous_place'),
  ...shownColumns,
  method: text('method').$type<Method>().notNull(),
  confidence: text('confidence').$type<Confidence>().notNull(),
  protects: text('protects').$type<MetricKey>(),
});

const placeTable = publishedRankingPlaceTable;

export type RankingFilter = { regions?: readonly string[]; category?: CategorySlug };

export async function listRankings(
  data: LoadedData,
  { regions, category }: RankingFilter = {},
): Promise<Ranking[]> {
  return (await allRankings(data, null)).filter(
    (ranking) =>
      (regions === undefined || regions.includes(ranking.region)) &&
      (category === undefined || ranking.category === category),
  );
}

export async function pageOfRankings(
  data: LoadedData,
  filter: RankingFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Ranking[]; total: number }> {
  const found = await listRankings(data, filter);
  return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

export async function countRankings(data: LoadedData, filter: RankingFilter = {}): Promise<number> {
  return (await listRankings(data, filter)).length;
}

export async function findRanking(data: LoadedData, slug: string): Promise<Ranking | null> {
  return (await allRankings(data, null)).find((ranking) => ranking.slug === slug) ?? null;
}

const allRankings = perDataset(async ({ db, datasetId }: LoadedData): Promise<readonly Ranking[]> =>
  db
    .select(rankingColumns)
    .from(rankingTable)
    .where(eq(rankingTable.datasetId, datasetId))
    .orderBy(asc(rankingTable.slug)),
);

export async function rankingEditions({ db, datasetId }: LoadedData, slug: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ edition: placeTable.edition })
    .from(placeTable)
    .where(and(eq(placeTable.datasetId, datasetId), eq(placeTable.ranking, slug)))
    .orderBy(desc(placeTable.edition));
  return rows.map(({ edition }) => edition);
}

export async function rankingPlaces(
  context: SheetContext,
  ranking: Ranking,
  edition: number,
): Promise<RankingPlace[]> {
  return placesIn(context, ranking, { editions: [edition] });
}

export async function placesIn(
  context: SheetContext,
  ranking: Ranking,
  { editions, retailer: slug, first }: { editions: readonly number[]; retailer?: string; first?: number },
): Promise<RankingPlace[]> {
  const { db, datasetId } = context;
  const rows = await db
    .select({ place: placeTable, retailer: retailerColumns })
    .from(placeTable)
    .innerJoin(
      retailerTable,
      and(eq(retailerTable.datasetId, placeTable.datasetId), eq(retailerTable.slug, placeTable.retailer)),
    )
    .where(
      and(
        eq(placeTable.datasetId, datasetId),
        eq(placeTable.ranking, ranking.slug),
        inArray(placeTable.edition, [...editions]),
        slug === undefined ? undefined : eq(placeTable.retailer, slug),
        first === undefined ? undefined : lte(placeTable.place, first),
      ),
    )
    .orderBy(desc(placeTable.edition), asc(placeTable.place));
  const publication = rankingPublication(context, ranking);
  return rows.map(({ place, retailer }) => ({
    place: place.place,
    change: rankChange(place.place, place.previousPlace),
    retailer,
    figure: placeFigure(ranking, place, publication),
  }));
}

export async function retailerRanks(context: SheetContext, retailer: string): Promise<RetailerRank[]> {
  const { db, datasetId } = context;
  const newest = db
    .select({ ranking: placeTable.ranking, edition: max(placeTable.edition).as('newest') })
    .from(placeTable)
    .where(eq(placeTable.datasetId, datasetId))
    .groupBy(placeTable.ranking)
    .as('newest_edition');
  const rows = await db
    .select({ place: placeTable, ranking: rankingColumns })
    .from(placeTable)
    .innerJoin(newest, and(eq(newest.ranking, placeTable.ranking), eq(newest.edition, placeTable.edition)))
    .innerJoin(
      rankingTable,
      and(eq(rankingTable.datasetId, placeTable.datasetId), eq(rankingTable.slug, placeTable.ranking)),
    )
    .where(and(eq(placeTable.datasetId, datasetId), eq(placeTable.retailer, retailer)))
    .orderBy(asc(placeTable.place), asc(placeTable.ranking));
  return rows.map(({ place, ranking }) => ({
    ranking,
    place: place.place,
    change: rankChange(place.place, place.previousPlace),
    figure: placeFigure(ranking, place, rankingPublication(context, ranking)),
  }));
}

export type RetailerRank = Pick<RankingPlace, 'place' | 'change' | 'figure'> & { ranking: Ranking };

export function rankingPublication({ publication }: SheetContext, { title, slug }: Ranking): Publication {
  return publication(title, rankingKey(slug));
}

export function placeFigure(
  { metric }: Ranking,
  place: typeof placeTable.$inferSelect,
  publication: Publication,
): Figure {
  return toFigure(
    {
      metric,
      period: String(place.edition),
      dimension: `retailer:${place.retailer}`,
      method: place.method,
      confidence: place.confidence,
      source: null,
    },
    shownOf(place),
    publication,
  );
}

const rankingColumns = {
  slug: rankingTable.slug,
  title: rankingTable.title,
  region: rankingTable.region,
  category: rankingTable.category,
  metric: rankingTable.metric,
};

const retailerColumns = {
  slug: retailerTable.slug,
  displayName: retailerTable.displayName,
  hasDetails: retailerTable.hasDetails,
  country: retailerTable.country,
  category: retailerTable.category,
};
