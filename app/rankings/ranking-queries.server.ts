import { and, asc, count, desc, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { SheetContext } from '../exhibits/sheet-context.server.ts';
import type { Figure } from '../figures/figure.ts';
import { shownOf } from '../figures/published-columns.server.ts';
import { toFigure, type Publication } from '../figures/publish.ts';
import { retailerTable } from '../retailers/retailer-tables.server.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { rankChange, rankingKey, type Ranking, type RankingPlace } from './ranking.ts';
import { publishedRankingPlaceTable as placeTable, rankingTable } from './ranking-tables.server.ts';

export type RankingFilter = { regions?: readonly string[]; category?: CategorySlug };

export async function listRankings(
  db: Database,
  datasetId: number,
  { regions, category }: RankingFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Ranking[]; total: number }> {
  const wanted = and(
    eq(rankingTable.datasetId, datasetId),
    regions && inArray(rankingTable.region, [...regions]),
    category && eq(rankingTable.category, category),
  );
  const items = await db
    .select(rankingColumns)
    .from(rankingTable)
    .where(wanted)
    .orderBy(asc(rankingTable.slug))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(rankingTable).where(wanted);
  return { items, total: counted!.total };
}

export async function findRanking(db: Database, datasetId: number, slug: string): Promise<Ranking | null> {
  const [ranking] = await db
    .select(rankingColumns)
    .from(rankingTable)
    .where(and(eq(rankingTable.datasetId, datasetId), eq(rankingTable.slug, slug)));
  return ranking ?? null;
}

/** The years a ranking exists for, the newest first. */
export async function rankingEditions(db: Database, datasetId: number, slug: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ edition: placeTable.edition })
    .from(placeTable)
    .where(and(eq(placeTable.datasetId, datasetId), eq(placeTable.ranking, slug)))
    .orderBy(desc(placeTable.edition));
  return rows.map(({ edition }) => edition);
}

export async function rankingPlaces(
  db: Database,
  datasetId: number,
  ranking: Ranking,
  edition: number,
  publication: Publication,
): Promise<RankingPlace[]> {
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
        eq(placeTable.edition, edition),
      ),
    )
    .orderBy(asc(placeTable.place));
  return rows.map(({ place, retailer }) => ({
    place: place.place,
    change: rankChange(place.place, place.previousPlace),
    retailer,
    figure: placeFigure(ranking, place, publication),
  }));
}

/** Where a retailer stands in the newest edition of every ranking, the best places first. */
export async function retailerRanks(
  { db, datasetId, publication }: SheetContext,
  retailer: string,
): Promise<RetailerRank[]> {
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
    figure: placeFigure(ranking, place, publication(ranking.title, rankingKey(ranking.slug))),
  }));
}

export type RetailerRank = Pick<RankingPlace, 'place' | 'change' | 'figure'> & { ranking: Ranking };

function placeFigure(
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
};
