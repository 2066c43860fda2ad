import { categoryOf, type CategorySlug } from '../../../app/taxonomy/category.ts';
import { lower } from '../confidence.ts';
import { leavesOf } from '../leaves.ts';
import type { Markets, Region } from '../markets/markets.ts';
import { nameIn } from '../region-names.ts';
import type { RankingPlaceRow, RankingRow } from '../rows.ts';
import { slugOf } from '../sources.ts';
import { baseYear } from '../years.ts';
import { shopConfidence } from './retailer-figures.ts';
import { cellsIn, netSales, type Shop } from './shops.ts';

type Ranking = { ranking: RankingRow; places: readonly RankingPlaceRow[] };

/** Top lists of shops by their net sales in a region and a category. */
export function modelRankings(markets: Markets, shops: readonly Shop[]): readonly Ranking[] {
  return wanted.flatMap(([region, category]) => {
    const found = markets.regions.find(({ code }) => code === region);
    return found ? rankingOf(found, category, shops) : [];
  });
}

const editions = [baseYear - 2, baseYear - 1, baseYear];
const mostPlaces = 100;
const fewestShops = 10;

const wanted: readonly (readonly [string, CategorySlug])[] = Object.entries({
  all: 'wor eur asi lat eeu sea men usa chn gbr deu jpn kor fra ita esp nld pol swe ind bra mex can aus tur che dnk',
  fashion: 'wor eur asi usa gbr deu fra ita esp',
  electronics: 'wor eur asi usa gbr deu fra pol',
  grocery: 'wor eur usa gbr fra',
  'furniture-homeware': 'wor eur usa gbr deu',
  'care-products': 'wor eur usa deu',
  diy: 'wor eur usa deu',
  'hobby-leisure': 'wor eur usa gbr deu',
  toys: 'wor',
  'pet-supplies': 'wor',
  footwear: 'wor',
  'health-care': 'wor',
  'sports-equipment': 'wor',
}).flatMap(([category, regions]) =>
  regions.split(' ').map((region) => [region, category as CategorySlug] as const),
);

/** None where one edition would have fewer than ten shops. */
function rankingOf(region: Region, category: CategorySlug, shops: readonly Shop[]): Ranking[] {
  const members = new Set(region.members);
  const leafSet = new Set(leavesOf(category));
  const candidates = shops
    .map((shop) => ({ shop, cells: cellsIn(shop, members, leafSet) }))
    .filter(({ shop, cells }) => cells.length > 0 && isEligible(shop, category));
  const order = (year: number) =>
    candidates
      .map(({ shop, cells }) => ({ shop, value: Math.round(netSales(shop, year, cells)) }))
      .filter(({ value }) => value >= smallestSales)
      .toSorted((a, b) => b.value - a.value || (a.shop.name < b.shop.name ? -1 : 1))
      .slice(0, mostPlaces);
  const lists = new Map([editions[0]! - 1, ...editions].map((year) => [year, order(year)]));
  if (editions.some((edition) => lists.get(edition)!.length < fewestShops)) return [];

  const title = titleOf(region.code, category);
  const slug = slugOf(title);
  const places = editions.flatMap((edition) =>
    lists.get(edition)!.map(({ shop, value }, index): RankingPlaceRow => {
      const before = lists.get(edition - 1)!.findIndex((place) => place.shop === shop);
      return {
        ranking: slug,
        edition,
        place: index + 1,
        retailer: shop.slug,
        previousPlace: before < 0 ? null : before + 1,
        value,
        method: 'modelled',
        confidence: lower(shopConfidence(shop)),
      };
    }),
  );
  return [{ ranking: { slug, title, region: region.code, category, metric: 'net-sales' }, places }];
}

/** US dollars a year in the region and the category. */
const smallestSales = 1e6;

/**
 * A shop is ranked if it sells from own stock (marketplaces have hardly any net sales to compare) and, in a ranking
 * of one category, if half of what it sells is of that category.
 */
function isEligible(shop: Shop, category: CategorySlug): boolean {
  if (shop.ownStock < smallestOwnStock) return false;
  const inCategory = shop.cells.filter(({ leaf }) => leavesOf(category).includes(leaf));
  return netSales(shop, baseYear, inCategory) >= netSales(shop, baseYear) / 2;
}

const smallestOwnStock = 0.1;

function titleOf(region: string, category: CategorySlug): string {
  const stores = `${storeKinds[category] ?? categoryOf(category)!.name} Stores`;
  return region === 'wor' ? `Top ${stores} Worldwide` : `Top ${stores} in ${nameIn(region)}`;
}

/** Where the category's name does not stand well before `Stores`. */
const storeKinds: Partial<Record<CategorySlug, string>> = {
  all: 'Online',
  toys: 'Toy',
  'care-products': 'Care Product',
  'pet-supplies': 'Pet Supply',
};
