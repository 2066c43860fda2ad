import { findCompareSheet } from '../compare/compare-sheet.server.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findMarketSheet } from '../markets/market-sheets.server.ts';
import { findRankingSheet } from '../rankings/ranking-sheets.server.ts';
import { findTopRetailersSheet } from '../rankings/top-retailers-sheet.server.ts';
import { findRetailerSheet } from '../retailers/retailer-sheets.server.ts';

/** The sheet of a key such as `market/de/all/transactions`, or null where there is no such page. */
export async function findSheet(context: SheetContext, key: string): Promise<Sheet | null> {
  const [kind, ...address] = key.split('/');
  if (kind === 'compare') return findCompareSheet(context, address);
  const [first = '', second, third, ...more] = address;
  if (more.length > 0) return null;
  if (kind === 'market' && third === 'top-retailers') {
    return findTopRetailersSheet(context, first, second ?? '');
  }
  if (kind === 'market') return findMarketSheet(context, first, second ?? '', third);
  if (third !== undefined) return null;
  if (kind === 'retailer') return findRetailerSheet(context, first, second);
  if (kind === 'ranking') return findRankingSheet(context, first, second);
  return null;
}
