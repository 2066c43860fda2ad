import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { findMarket, pageOfMarkets } from '../../markets/market-queries.server.ts';
import type { Market } from '../../markets/market.ts';
import { findRanking, pageOfRankings } from '../../rankings/ranking-queries.server.ts';
import type { Ranking } from '../../rankings/ranking.ts';
import { findRetailer, pageOfRetailers } from '../../retailers/retailer-queries.server.ts';
import type { Retailer } from '../../retailers/retailer.ts';

/** The shop whose profile is shown as an example: ours where the data set has it, else its first open profile. */
export async function showcaseRetailer(context: SheetContext): Promise<Retailer | null> {
  const ours = await findRetailer(context, 'zalando.de-de');
  if (ours?.hasDetails) return ours;
  return (await pageOfRetailers(context, { hasDetails: true }, first)).items[0] ?? null;
}

/** The country whose market is. */
export async function showcaseMarket(context: SheetContext): Promise<Market | null> {
  const ours = await findMarket(context, 'deu', 'all');
  return ours ?? (await pageOfMarkets(context, { category: 'all' }, first)).items[0] ?? null;
}

/** The ranking that is. */
export async function showcaseRanking(context: SheetContext): Promise<Ranking | null> {
  const ours = await findRanking(context, 'top-online-stores-in-germany');
  return ours ?? (await pageOfRankings(context, {}, first)).items[0] ?? null;
}

const first = { page: 1, pageSize: 1 };
