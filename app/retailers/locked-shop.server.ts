import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { LockedShop } from '../data-pages/page/locked-shop.ts';
import { profileUnlock, type CentPrices } from '../plans/unlock.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { retailerRanks } from '../subjects/ranking-queries.server.ts';
import { lockedShopPath, retailerKey, type Retailer } from '../subjects/retailer.ts';
import { findRetailer, pageOfRetailers } from '../subjects/retailer-queries.server.ts';
import { shopCategory } from '../subjects/retailer-words.ts';
import { signUpAddress } from '../tracking/tool-address.ts';

export type FoundShop =
  | { kind: 'locked'; shop: LockedShop }
  | { kind: 'open'; profile: string }
  | { kind: 'unknown' };

/** What is public of a retailer whose profile needs a plan. */
export async function findLockedShop(
  context: SheetContext,
  slug: string,
  prices: CentPrices,
): Promise<FoundShop> {
  const retailer = await findRetailer(context, slug);
  if (!retailer) return { kind: 'unknown' };
  if (retailer.hasDetails) return { kind: 'open', profile: sheetPath(retailerKey(slug)) };
  const [ranks, free] = await Promise.all([retailerRanks(context, slug), freeProfiles(context, retailer)]);
  const path = lockedShopPath(slug);
  return {
    kind: 'locked',
    shop: {
      name: retailer.displayName,
      domain: retailer.domain,
      country: context.region(retailer.country).name,
      category: shopCategory(retailer.category),
      path,
      ranks: ranks.slice(0, mostRanks).map(({ ranking, place, figure }) => ({
        rank: place,
        title: `${ranking.title} ${figure.period}`,
        to: sheetPath(rankingKey(ranking.slug)),
      })),
      free: free.map(({ slug: one, displayName, category, country }) => ({
        name: displayName,
        to: sheetPath(retailerKey(one)),
        about: `${context.region(country).shortName}, ${shopCategory(category)}`,
      })),
      unlock: profileUnlock(path, prices),
      signUp: signUpAddress({ shop: slug, viewed: path }),
    },
  };
}

const mostRanks = 5;
const mostFree = 4;

/** Those of the same category come first, then those of the same country. */
async function freeProfiles(context: SheetContext, shop: Retailer): Promise<Retailer[]> {
  const { items } = await pageOfRetailers(context, { hasDetails: true }, { page: 1, pageSize: 500 });
  const distance = ({ category, country }: Retailer) =>
    (category === shop.category ? 0 : 2) + (country === shop.country ? 0 : 1);
  return items.toSorted((one, other) => distance(one) - distance(other)).slice(0, mostFree);
}
