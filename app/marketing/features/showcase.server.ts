import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findMarket, pageOfMarkets } from '../../subjects/market-queries.server.ts';
import type { Market } from '../../subjects/market.ts';
import { findRanking, pageOfRankings } from '../../subjects/ranking-queries.server.ts';
import type { Ranking } from '../../subjects/ranking.ts';
import { findRetailer, pageOfRetailers } from '../../subjects/retailer-queries.server.ts';
import type { Retailer } from '../../subjects/retailer.ts';

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
