import type { SheetContext } from '../exhibits/sheet-context.server.ts';
import { listMarkets } from '../markets/market-queries.server.ts';
import { listRankings } from '../rankings/ranking-queries.server.ts';
import { listRetailers } from '../retailers/retailer-queries.server.ts';

/** How much the loaded data set has of each thing. */
export async function datasetCounts({ db, datasetId, region }: SheetContext) {
  const [markets, retailers, profiles, rankings] = await Promise.all([
    listMarkets(db, datasetId, {}, { page: 1, pageSize: 10_000 }),
    listRetailers(db, datasetId, {}, none),
    listRetailers(db, datasetId, { hasDetails: true }, none),
    listRankings(db, datasetId, {}, none),
  ]);
  const places = new Set(markets.items.map((market) => market.region));
  return {
    countries: [...places].filter((code) => region(code).geoType === 'Country').length,
    categories: new Set(markets.items.map(({ category }) => category)).size,
    retailers: retailers.total,
    profiles: profiles.total,
    rankings: rankings.total,
  };
}

/** Only the total is wanted. */
const none = { page: 1, pageSize: 0 };
