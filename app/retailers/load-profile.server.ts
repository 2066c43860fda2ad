import { capitalised } from '../base/capitalised.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { retailerRanks, type RetailerRank } from '../subjects/ranking-queries.server.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { findRetailer } from '../subjects/retailer-queries.server.ts';
import type { RetailerProfile } from '../subjects/retailer.ts';

export type ProfileFact = { label: string; value: string };

export type ShopProfile = {
  shop: { domain: string; country: string; code: string };
  ranks: readonly RankBadge[];
  facts: readonly ProfileFact[];
};

export type RankBadge = { rank: number; title: string; to: string };

export async function loadProfile(context: SheetContext, slug: string): Promise<ShopProfile> {
  const retailer = await findRetailer(context, slug);
  if (!retailer) return { shop: { domain: '', country: '', code: '' }, ranks: [], facts: [] };
  const { name, geoCodeAlpha2 } = context.region(retailer.country);
  return {
    shop: { domain: retailer.domain, country: name, code: geoCodeAlpha2 },
    ranks: bestRanks(await retailerRanks(context, slug), retailer.country),
    facts: profileOf(retailer, name),
  };
}

/** Rankings of its home market first, then the best rank. */
function bestRanks(ranks: readonly RetailerRank[], home: string): RankBadge[] {
  return ranks
    .toSorted(
      (one, other) =>
        Number(other.ranking.region === home) - Number(one.ranking.region === home) ||
        one.place - other.place,
    )
    .slice(0, 2)
    .map(({ ranking, place }) => ({
      rank: place,
      title: ranking.title,
      to: sheetPath(rankingKey(ranking.slug)),
    }));
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
