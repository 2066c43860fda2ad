import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { Publication } from '../figures/publish.ts';
import { categoryOf } from '../taxonomy/category.ts';
import { marketKey, type Market } from './market.ts';
import { marketScope } from './market-words.ts';

/** What the figures of a market say of themselves. */
export function marketPublication(
  { region, publication }: Pick<SheetContext, 'region' | 'publication'>,
  market: Pick<Market, 'region' | 'category'>,
): Publication {
  const scope = marketScope(categoryOf(market.category)!, region(market.region));
  return publication(scope, marketKey(market));
}
