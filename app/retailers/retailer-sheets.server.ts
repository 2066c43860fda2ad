import type { Sheet } from '../data-pages/sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findRetailer } from '../subjects/retailer-queries.server.ts';
import { competitorsSheet } from './retailer-competitors-sheet.server.ts';
import { openDossier } from './retailer-dossier.server.ts';
import { providersSheet } from './retailer-providers-sheet.server.ts';
import { retailerSheet } from './retailer-sheet.server.ts';

/** `zalando.de-de`, `zalando.de-de/providers`, `zalando.de-de/top-competitors`. */
export async function findRetailerSheet(
  context: SheetContext,
  slug: string,
  part?: string,
): Promise<Sheet | null> {
  const makeSheet = parts.get(part);
  if (!makeSheet) return null;
  const retailer = await findRetailer(context, slug);
  if (!retailer?.hasDetails) return null;
  return makeSheet(context, await openDossier(context, retailer));
}

const parts = new Map<string | undefined, typeof retailerSheet>([
  [undefined, retailerSheet],
  ['providers', providersSheet],
  ['top-competitors', competitorsSheet],
]);
