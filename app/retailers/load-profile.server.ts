import type { SheetContext } from '../figures/sheet-context.server.ts';
import { profileOf, type ProfileFact } from './profile.ts';
import { findRetailer } from '../subjects/retailer-queries.server.ts';

export async function loadProfile(context: SheetContext, slug: string): Promise<ProfileFact[]> {
  const retailer = await findRetailer(context, slug);
  return retailer ? profileOf(retailer, context.region(retailer.country).name) : [];
}
