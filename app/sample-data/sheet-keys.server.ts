import { asc, desc, eq } from 'drizzle-orm';
import type { SheetContext } from '../exhibits/sheet-context.server.ts';
import { marketKey } from '../markets/market.ts';
import { conversionStatisticTable, marketTable } from '../markets/market-tables.server.ts';
import { rankingKey } from '../rankings/ranking.ts';
import { publishedRankingPlaceTable as placeTable } from '../rankings/ranking-tables.server.ts';
import { retailerKey } from '../retailers/retailer.ts';
import { retailerTable } from '../retailers/retailer-tables.server.ts';

export type SheetKeys = Record<'markets' | 'retailers' | 'rankings', string[]>;

/** Every data page that there is. */
export async function sheetKeys(context: SheetContext): Promise<SheetKeys> {
  const [markets, retailers, rankings] = await Promise.all([
    marketKeys(context),
    retailerKeys(context),
    rankingKeys(context),
  ]);
  return { markets, retailers, rankings };
}

async function marketKeys({ db, datasetId }: SheetContext) {
  const [markets, conversions] = await Promise.all([
    db
      .select({
        region: marketTable.region,
        category: marketTable.category,
        hasDetails: marketTable.hasDetails,
      })
      .from(marketTable)
      .where(eq(marketTable.datasetId, datasetId))
      .orderBy(asc(marketTable.region), asc(marketTable.category)),
    db.select().from(conversionStatisticTable).where(eq(conversionStatisticTable.datasetId, datasetId)),
  ]);
  return [
    ...markets.map(marketKey),
    ...conversions.map((market) => `${marketKey(market)}/transactions`),
    ...markets.filter(({ hasDetails }) => hasDetails).map((market) => `${marketKey(market)}/top-retailers`),
  ];
}

async function retailerKeys({ db, datasetId }: SheetContext) {
  const retailers = await db
    .select({ slug: retailerTable.slug, hasDetails: retailerTable.hasDetails })
    .from(retailerTable)
    .where(eq(retailerTable.datasetId, datasetId))
    .orderBy(asc(retailerTable.slug));
  const keys = retailers.filter(({ hasDetails }) => hasDetails).map(({ slug }) => retailerKey(slug));
  return keys.flatMap((key) => [key, `${key}/providers`, `${key}/top-competitors`]);
}

/** The newest edition has the ranking's own address. */
async function rankingKeys({ db, datasetId }: SheetContext) {
  const editions = await db
    .selectDistinct({ slug: placeTable.ranking, edition: placeTable.edition })
    .from(placeTable)
    .where(eq(placeTable.datasetId, datasetId))
    .orderBy(asc(placeTable.ranking), desc(placeTable.edition));
  return editions.map(({ slug, edition }, at) =>
    editions[at - 1]?.slug === slug ? rankingKey(slug, edition) : rankingKey(slug),
  );
}
