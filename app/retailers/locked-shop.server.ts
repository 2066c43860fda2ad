import { dateInWords } from '../base/dates.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { LockedShop } from '../data-pages/page/locked-shop.ts';
import { presentFigure } from '../figures/format/shown-value.ts';
import { metricOf } from '../figures/metric.ts';
import { rangeLadder } from '../passport/passport.server.ts';
import { profileUnlock, type CentPrices } from '../plans/unlock.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { retailerRanks, type RetailerRank } from '../subjects/ranking-queries.server.ts';
import { changeOfPlace } from '../subjects/ranking-words.ts';
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
  const { name: country, geoCodeAlpha2: code } = context.region(retailer.country);
  return {
    kind: 'locked',
    shop: {
      name: retailer.displayName,
      domain: retailer.domain,
      country,
      code,
      category: shopCategory(retailer.category),
      path,
      size: sizeOf(ranks),
      ranks: ranks.slice(0, mostRanks).map(({ ranking, place, change, figure }) => ({
        rank: place,
        change: changeOfPlace(change),
        title: `${ranking.title} ${figure.period}`,
        to: sheetPath(rankingKey(ranking.slug)),
      })),
      free: free.map((profile) => ({
        name: profile.displayName,
        to: sheetPath(retailerKey(profile.slug)),
        about: `${context.region(profile.country).shortName}, ${shopCategory(profile.category)}`,
      })),
      unlock: profileUnlock(path, prices),
      signUp: signUpAddress({ shop: slug, viewed: path }),
    },
  };
}

function sizeOf([best]: readonly RetailerRank[]): LockedShop['size'] {
  if (!best) return null;
  const { figure } = best;
  return {
    label: `${metricOf(figure.metric).label} ${figure.period}`,
    value: presentFigure(figure),
    ladder: rangeLadder(figure),
    asOf: dateInWords(figure.asOf),
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
