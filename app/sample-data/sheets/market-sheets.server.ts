import type { Sheet } from '../../exhibits/sheet.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { findMarketAt } from '../../markets/market-queries.server.ts';
import { marketSheet } from './market-sheet.server.ts';
import { topRetailersSheet } from './top-retailers-sheet.server.ts';
import { transactionsSheet } from './transactions-sheet.server.ts';

/** `de/all`, `de/all/transactions`, `de/all/top-retailers`. */
export async function findMarketSheet(
  context: SheetContext,
  [isoCode, category = '', part, ...more]: readonly string[],
): Promise<Sheet | null> {
  const market = await findMarketAt(context, isoCode, category);
  if (!market || more.length > 0) return null;
  if (part === undefined) return marketSheet(context, market);
  if (part === 'transactions') return transactionsSheet(context, market);
  if (part === 'top-retailers' && market.hasDetails) return topRetailersSheet(context, market);
  return null;
}
