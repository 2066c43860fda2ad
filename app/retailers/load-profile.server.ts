import type { SheetContext } from '../exhibits/sheet-context.server.ts';
import { profileOf, type ProfileFact } from './profile.ts';
import { findRetailer } from './retailer-queries.server.ts';

export async function loadProfile(
  { db, datasetId, region }: SheetContext,
  slug: string,
): Promise<ProfileFact[]> {
  const retailer = await findRetailer(db, datasetId, slug);
  return retailer ? profileOf(retailer, region(retailer.country).name) : [];
}
