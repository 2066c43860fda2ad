import type { SheetContext } from '../figures/sheet-context.server.ts';
import { compareMarkets } from '../subjects/market-queries.server.ts';
import { listRetailers } from '../subjects/retailer-queries.server.ts';
import { categories } from '../taxonomy/category.ts';
import { isWorldwide, placeName, type Region } from '../taxonomy/region.ts';

export type CompareChoices = Awaited<ReturnType<typeof loadChoices>>;

/** Options for the forms. */
export async function loadChoices(context: SheetContext) {
  const { baseYear: period } = context;
  const [sizes, retailers] = await Promise.all([
    compareMarkets(context, { metric: 'market-size', period, categories: ['all'] }),
    listRetailers(context, { hasDetails: true }),
  ]);
  const places = sizes.map(({ region }) => context.region(region)).toSorted(groupsFirst);
  return {
    places: places.map((place) => ({ value: place.geoCodeAlpha2, label: placeName(place) })),
    categories: categories.map(({ slug, name, parent }) => ({
      value: slug,
      label: slug === 'all' ? 'All categories' : parent === 'all' ? name : `\u2003${name}`,
    })),
    retailers: retailers.map(({ slug, displayName }) => ({ value: slug, label: displayName })),
  };
}

/** The world, then groups, then countries, each sorted by name. */
function groupsFirst(one: Region, other: Region) {
  const level = (place: Region) => (isWorldwide(place) ? 0 : place.geoType === 'Country' ? 2 : 1);
  return level(one) - level(other) || one.name.localeCompare(other.name, 'en');
}
