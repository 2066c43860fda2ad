import { largestFirst } from '../data-pages/exhibit-shapes.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { extentOf } from '../figures/figure-marks.ts';
import { perDataset } from '../figures/per-dataset.server.ts';
import { coveredYears, listMarkets } from '../subjects/market-queries.server.ts';
import { listRetailers, retailerSeries } from '../subjects/retailer-queries.server.ts';
import type { Retailer } from '../subjects/retailer.ts';
import { categories } from '../taxonomy/category.ts';
import { isWorldwide, placeName, type Region } from '../taxonomy/region.ts';
import type { Explorable } from './asked-exploration.ts';
import { presetsFor, type Preset } from './presets.ts';

export type Catalogue = Explorable & {
  regions: readonly Region[];
  shops: readonly Retailer[];
  options: ExploreOptions;
};

/** What the form offers, in its order. */
export type ExploreOptions = {
  places: readonly Option[];
  categories: readonly Option[];
  retailers: readonly Option[];
  years: readonly number[];
};

type Option = { value: string; label: string };

/** Everything in the loaded data set that can be explored. */
export const loadCatalogue = perDataset(async (context: SheetContext): Promise<Catalogue> => {
  const [markets, shops, covered] = await Promise.all([
    listMarkets(context, { category: 'all' }),
    listRetailers(context, { hasDetails: true }),
    coveredYears(context, null),
  ]);
  const regions = markets.map(({ region }) => context.region(region)).toSorted(groupsFirst);
  const years = covered ?? { first: context.baseYear, last: context.baseYear };
  return {
    regions,
    shops,
    places: new Set(regions.map(({ geoCodeAlpha2 }) => geoCodeAlpha2)),
    retailers: new Set(shops.map(({ slug }) => slug)),
    startingRetailers: (await largestShops(context, shops)).slice(0, mostAtStart).toSorted(),
    years,
    options: {
      places: regions.map((region) => ({ value: region.geoCodeAlpha2, label: placeName(region) })),
      categories: categories.map(({ slug, name, parent }) => ({
        value: slug,
        label: slug === 'all' ? 'All categories' : parent === 'all' ? name : `\u2003${name}`,
      })),
      retailers: shops.map(({ slug, displayName }) => ({ value: slug, label: displayName })),
      years: Array.from({ length: years.last - years.first + 1 }, (_, at) => years.first + at),
    },
  };
});

/** For the hub and the sitemap. */
export async function loadPresets(context: SheetContext): Promise<Preset[]> {
  return presetsFor(await loadCatalogue(context, null));
}

const mostAtStart = 4;

/** By their published ranges, since any finer order would reveal more than these do. */
async function largestShops(context: SheetContext, shops: readonly Retailer[]): Promise<string[]> {
  const names = new Map(shops.map(({ slug, displayName }) => [slug, displayName]));
  const sales = await retailerSeries(context, { metric: 'net-sales', retailers: shops });
  const known = sales
    .filter(({ figure }) => figure.period === String(context.baseYear) && extentOf(figure) !== null)
    .map(({ retailer, figure }) => ({ retailer, label: names.get(retailer)!, figure }))
    .toSorted(largestFirst)
    .map(({ retailer }) => retailer);
  return [...new Set([...known, ...names.keys()])];
}

/** The world, then groups, then countries, each sorted by name. */
function groupsFirst(one: Region, other: Region) {
  const level = (place: Region) => (isWorldwide(place) ? 0 : place.geoType === 'Country' ? 2 : 1);
  return level(one) - level(other) || one.name.localeCompare(other.name, 'en');
}
