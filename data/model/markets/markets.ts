import { type CategorySlug } from '../../../app/taxonomy/category.ts';
import { leaves, leavesOf } from '../leaves.ts';
import { baseYear, firstYear, years } from '../years.ts';
import { onlineMix, retailMix } from './category-mix.ts';
import { type Country, countries, groups } from './countries.ts';
import { type MarketSize, marketSizeOf } from './market-sizes.ts';

/** A place with figures of its own: a country, or the sum of the modelled countries of a group. */
export type Region = { code: string; members: readonly Country[] };

/** The modelled world: what every country spends on every category in every year. */
export type Markets = {
  /** All modelled countries, the largest market first. */
  countries: readonly Country[];
  /** The published ones: the world and the other groups, then the largest countries. */
  regions: readonly Region[];
  /** Whole US dollars spent online. Sums agree at every level because the leaves are whole. */
  online: (country: Country, leaf: number, year: number) => number;
  /** US dollars spent in all shops. */
  retail: (country: Country, leaf: number, year: number) => number;
  spending: (region: Region, category: CategorySlug, year: number) => number;
  isAnchored: (country: Country) => boolean;
};

const publishedCountries = 50;

/** No category is bought online only. */
const highestOnlineShare = 0.85;

export function modelMarkets(): Markets {
  const sizes = new Map(countries.map((country) => [country.code, marketSizeOf(country)]));
  const grids = new Map(countries.map((country) => [country.code, grid(country, sizes.get(country.code)!)]));
  const at = (leaf: number, year: number) => leaf * years.length + year - firstYear;

  const online: Markets['online'] = ({ code }, leaf, year) => grids.get(code)!.online[at(leaf, year)]!;
  const retail: Markets['retail'] = ({ code }, leaf, year) => grids.get(code)!.retail[at(leaf, year)]!;
  const spending: Markets['spending'] = ({ members }, category, year) => {
    let sum = 0;
    for (const member of members) for (const leaf of leavesOf(category)) sum += online(member, leaf, year);
    return sum;
  };

  const size = (country: Country) => sizes.get(country.code)!.online.get(baseYear)!;
  const bySize = countries.toSorted((a, b) => size(b) - size(a));
  const regions: Region[] = [
    ...groups,
    ...bySize.slice(0, publishedCountries).map((country) => ({ code: country.code, members: [country] })),
  ];
  const isAnchored: Markets['isAnchored'] = ({ code }) => sizes.get(code)!.anchored;
  return { countries: bySize, regions, online, retail, spending, isAnchored };
}

function grid(country: Country, size: MarketSize) {
  const online = new Float64Array(leaves.length * years.length);
  const retail = new Float64Array(online.length);
  const structure = retailMix(country);
  years.forEach((year, y) => {
    const mix = onlineMix(country, year);
    leaves.forEach((_, leaf) => {
      const cell = leaf * years.length + y;
      online[cell] = Math.round(size.online.get(year)! * mix[leaf]!);
      const inCategories = size.retail.get(year)! * (1 - country.habits.otherRetail);
      retail[cell] = Math.max(inCategories * structure[leaf]!, online[cell] / highestOnlineShare);
    });
  });
  return { online, retail };
}
