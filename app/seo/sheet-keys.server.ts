import { asc, desc, eq } from 'drizzle-orm';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { marketKey } from '../subjects/market.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { conversionStatisticTable } from '../subjects/market-tables.server.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { publishedRankingPlaceTable as placeTable } from '../subjects/ranking-tables.server.ts';
import { retailerKey } from '../subjects/retailer.ts';
import { listRetailers } from '../subjects/retailer-queries.server.ts';

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

async function marketKeys(context: SheetContext) {
  const { db, datasetId } = context;
  const [markets, conversions] = await Promise.all([
    listMarkets(context),
    db.select().from(conversionStatisticTable).where(eq(conversionStatisticTable.datasetId, datasetId)),
  ]);
  return [
    ...markets.map(marketKey),
    ...conversions.map((market) => `${marketKey(market)}/transactions`),
    ...markets.filter(({ hasDetails }) => hasDetails).map((market) => `${marketKey(market)}/top-retailers`),
  ];
}

async function retailerKeys(context: SheetContext) {
  const retailers = await listRetailers(context, { hasDetails: true });
  const keys = retailers.map(({ slug }) => retailerKey(slug));
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
