import { presentFigure } from '../../figures/format/shown-value.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { rowOf } from '../../rankings/ranking-exhibits.ts';
import { listRankings, rankingEditions, rankingPlaces } from '../../subjects/ranking-queries.server.ts';
import type { RankingPlace } from '../../subjects/ranking.ts';
import { listRetailers } from '../../subjects/retailer-queries.server.ts';
import { categoryOf, type CategorySlug } from '../../taxonomy/category.ts';
import { categoriesWithin } from '../../taxonomy/lists/parse-list-choice.ts';

export type LeadList = NonNullable<Awaited<ReturnType<typeof loadLeadList>>>;

/** Shops based in one country with one main category; ranked shops come first. Null if there are none. */
export async function loadLeadList(context: SheetContext, limit: number) {
  const { country, category } = filter;
  const [shops, places] = await Promise.all([
    listRetailers(context, { countries: [country], categories: categoriesWithin(category) }),
    newestPlaces(context, country, category),
  ]);
  if (shops.length === 0) return null;
  const placeOf = (slug: string) => places.find(({ retailer }) => retailer.slug === slug);
  const leads = shops
    .map((shop) => ({ shop, ranked: placeOf(shop.slug) }))
    .toSorted((one, other) => (one.ranked?.place ?? Infinity) - (other.ranked?.place ?? Infinity) || 0);
  return {
    country: context.region(country).name,
    category: categoryOf(category)!.name,
    total: shops.length,
    period: places[0]?.figure.period ?? String(context.baseYear),
    leads: leads.slice(0, limit).map(({ shop, ranked }) => ({
      ...rowOf({ retailer: shop }),
      domain: shop.domain,
      sales: ranked ? presentFigure(ranked.figure) : null,
    })),
  };
}

const filter: { country: string; category: CategorySlug } = { country: 'deu', category: 'fashion' };

/** Empty if there is no such ranking. */
async function newestPlaces(
  context: SheetContext,
  country: string,
  category: CategorySlug,
): Promise<RankingPlace[]> {
  const [ranking] = await listRankings(context, { regions: [country], category });
  const [edition] = ranking ? await rankingEditions(context, ranking.slug) : [];
  return ranking && edition !== undefined ? rankingPlaces(context, ranking, edition) : [];
}
