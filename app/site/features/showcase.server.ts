import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { findMarket, listMarkets } from '../../markets/market-queries.server.ts';
import type { Market } from '../../markets/market.ts';
import { findRanking, listRankings } from '../../rankings/ranking-queries.server.ts';
import type { Ranking } from '../../rankings/ranking.ts';
import { findRetailer, listRetailers } from '../../retailers/retailer-queries.server.ts';
import type { Retailer } from '../../retailers/retailer.ts';

/** The shop whose profile is shown as an example: ours where the data set has it, else its first open profile. */
export async function showcaseRetailer({ db, datasetId }: SheetContext): Promise<Retailer | null> {
  const ours = await findRetailer(db, datasetId, 'zalando.de-de');
  if (ours?.hasDetails) return ours;
  return (await listRetailers(db, datasetId, { hasDetails: true }, first)).items[0] ?? null;
}

/** The country whose market is. */
export async function showcaseMarket({ db, datasetId }: SheetContext): Promise<Market | null> {
  const ours = await findMarket(db, datasetId, 'deu', 'all');
  return ours ?? (await listMarkets(db, datasetId, { category: 'all' }, first)).items[0] ?? null;
}

/** The ranking that is. */
export async function showcaseRanking({ db, datasetId }: SheetContext): Promise<Ranking | null> {
  const ours = await findRanking(db, datasetId, 'top-online-stores-in-germany');
  return ours ?? (await listRankings(db, datasetId, {}, first)).items[0] ?? null;
}

const first = { page: 1, pageSize: 1 };
