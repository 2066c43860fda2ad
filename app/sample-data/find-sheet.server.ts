import type { Sheet } from '../exhibits/sheet.ts';
import type { SheetContext } from '../exhibits/sheet-context.server.ts';
import { findCompareSheet } from './compare/compare-sheet.server.ts';
import { findMarketSheet } from './sheets/market-sheets.server.ts';
import { findRankingSheet } from './sheets/ranking-sheets.server.ts';
import { findRetailerSheet } from './sheets/retailer-sheets.server.ts';

/** The sheet of a key such as `market/de/all/transactions`, or null where there is no such page. */
export async function findSheet(context: SheetContext, key: string): Promise<Sheet | null> {
  const [kind, ...address] = key.split('/');
  if (kind === 'market') return findMarketSheet(context, address);
  if (kind === 'retailer') return findRetailerSheet(context, address);
  if (kind === 'ranking') return findRankingSheet(context, address);
  if (kind === 'compare') return findCompareSheet(context, address);
  return null;
}
