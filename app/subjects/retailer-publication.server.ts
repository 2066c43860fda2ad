import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { Publication } from '../figures/publish.ts';
import { retailerKey, type Retailer } from './retailer.ts';

/** What the figures of a retailer say of themselves. */
export function retailerPublication(
  { publication }: Pick<SheetContext, 'publication'>,
  { displayName, slug }: Pick<Retailer, 'displayName' | 'slug'>,
): Publication {
  return publication(displayName, retailerKey(slug));
}
