import type { Sheet } from '../data-pages/sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findMarketAt } from '../subjects/market-queries.server.ts';
import { marketSheet } from './market-sheet.server.ts';
import { transactionsSheet } from './transactions-sheet.server.ts';

/** The sheet of a market such as `de` and `toys`, or one of its further pages. */
export async function findMarketSheet(
  context: SheetContext,
  isoCode: string,
  category: string,
  part?: string,
): Promise<Sheet | null> {
  const makeSheet = parts.get(part);
  const market = makeSheet && (await findMarketAt(context, isoCode, category));
  return market ? makeSheet(context, market) : null;
}

const parts = new Map<string | undefined, typeof transactionsSheet>([
  [undefined, marketSheet],
  ['transactions', transactionsSheet],
]);
