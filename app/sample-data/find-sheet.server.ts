import { findCompareSheet } from '../compare/compare-sheet.server.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import { findExploreSheet } from '../explore/explore-sheet.server.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { marketSheet } from '../markets/market-sheet.server.ts';
import { transactionsSheet } from '../markets/transactions-sheet.server.ts';
import { allEditions, rankingHistorySheet } from '../rankings/ranking-history-sheet.server.ts';
import { findRankingSheet } from '../rankings/ranking-sheet.server.ts';
import { topRetailersSheet } from '../rankings/top-retailers-sheet.server.ts';
import { competitorsSheet } from '../retailers/competitors-sheet.server.ts';
import { providersSheet } from '../retailers/providers-sheet.server.ts';
import { retailerSheet } from '../retailers/retailer-sheet.server.ts';
import { findMarketAt } from '../subjects/market-queries.server.ts';

/** The sheet of a key such as `market/de/all/transactions`, or null where there is no such page. */
export async function findSheet(context: SheetContext, key: string): Promise<Sheet | null> {
  const [kind, ...address] = key.split('/');
  if (kind === 'compare') return findCompareSheet(context, address);
  if (kind === 'explore') return findExploreSheet(context, key);
  const [first = '', second, third, ...more] = address;
  if (more.length > 0) return null;
  if (kind === 'market') return findMarketSheet(context, first, second ?? '', third);
  if (third !== undefined) return null;
  if (kind === 'retailer') return retailerSheets.get(second)?.(context, first) ?? null;
  if (kind === 'ranking' && second === allEditions) return rankingHistorySheet(context, first);
  if (kind === 'ranking') return findRankingSheet(context, first, second);
  return null;
}

async function findMarketSheet(context: SheetContext, isoCode: string, category: string, part?: string) {
  const makeSheet = marketSheets.get(part);
  const market = makeSheet && (await findMarketAt(context, isoCode, category));
  return market ? makeSheet(context, market) : null;
}

const marketSheets = new Map<string | undefined, typeof transactionsSheet>([
  [undefined, marketSheet],
  ['transactions', transactionsSheet],
  ['top-retailers', topRetailersSheet],
]);

const retailerSheets = new Map<string | undefined, typeof retailerSheet>([
  [undefined, retailerSheet],
  ['providers', providersSheet],
  ['top-competitors', competitorsSheet],
]);
