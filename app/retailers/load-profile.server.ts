import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findRetailer } from '../subjects/retailer-queries.server.ts';
import type { RetailerProfile } from '../subjects/retailer.ts';

export type ProfileFact = { label: string; value: string };

export type ShopProfile = {
  shop: { domain: string; country: string; code: string };
  facts: readonly ProfileFact[];
};

export async function loadProfile(context: SheetContext, slug: string): Promise<ShopProfile> {
  const retailer = await findRetailer(context, slug);
  if (!retailer) return { shop: { domain: '', country: '', code: '' }, facts: [] };
  const { name, geoCodeAlpha2 } = context.region(retailer.country);
  return {
    shop: { domain: retailer.domain, country: name, code: geoCodeAlpha2.toUpperCase() },
    facts: profileOf(retailer, name),
  };
}

/** Unknown fields are left out. */
export function profileOf(retailer: RetailerProfile, country: string): ProfileFact[] {
  const { parent, headquarters, founded, type, businessModel } = retailer;
  return [
    { label: 'Company', value: parent },
    { label: 'Headquarters', value: headquarters },
    { label: 'Home market', value: country },
    { label: 'Founded', value: founded && String(founded) },
    { label: 'Type', value: type && capitalised(type) },
    {
      label: 'Business model',
      value: businessModel && (models[businessModel] ?? capitalised(businessModel)),
    },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

const models: Readonly<Record<string, string>> = {
  '1P': 'Own stock (1P)',
  '3P': 'Third-party sellers (3P)',
  hybrid: 'Own stock and third-party sellers (hybrid)',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
