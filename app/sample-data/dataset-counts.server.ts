import type { SheetContext } from '../figures/sheet-context.server.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { countRankings } from '../subjects/ranking-queries.server.ts';
import { countRetailers } from '../subjects/retailer-queries.server.ts';

export async function datasetCounts(context: SheetContext) {
  const [markets, retailers, profiles, rankings] = await Promise.all([
    listMarkets(context),
    countRetailers(context),
    countRetailers(context, { hasDetails: true }),
    countRankings(context),
  ]);
  const places = new Set(markets.map((market) => market.region));
  return {
    countries: [...places].filter((code) => context.region(code).geoType === 'Country').length,
    /** Without the total of all goods. */
    categories: new Set(markets.map(({ category }) => category).filter((slug) => slug !== 'all')).size,
    retailers,
    profiles,
    rankings,
  };
}
