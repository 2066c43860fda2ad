import type { CategorySlug } from '../../../app/taxonomy/category.ts';
import { leaves, leavesOf } from '../leaves.ts';
import { baseYear } from '../years.ts';
import { categoryHabits } from './category-mix.ts';
import type { Country } from './countries.ts';
import type { Markets, Region } from './markets.ts';

/** Percentages of a market that are known by country and leaf, and of regions as their mean by spending. */
export type MarketRates = {
  /** Of all retail spending. In `all` also what lies outside the categories counts, such as cars and fuel. */
  onlineShare: (region: Region, category: CategorySlug, year: number) => number;
  /** Sold by third parties on platforms. */
  marketplaceShare: (region: Region, category: CategorySlug) => number;
  /** Bought from shops abroad. */
  crossBorderShare: (region: Region, category: CategorySlug) => number;
};

export function modelRates(markets: Markets): MarketRates {
  return {
    onlineShare: (region, category, year) => onlineShare(markets, region, category, year),
    marketplaceShare: meanOf(markets, 'marketplaces', 95, ({ habits }) => 100 * habits.marketplaces),
    crossBorderShare: meanOf(markets, 'crossBorder', 60, (country) => crossBorderLevel(markets, country)),
  };
}

function onlineShare(markets: Markets, region: Region, category: CategorySlug, year: number): number {
  let [online, retail] = [0, 0];
  for (const country of region.members) {
    const outside = category === 'all' ? country.habits.otherRetail : 0;
    for (const leaf of leavesOf(category)) {
      online += markets.online(country, leaf, year);
      retail += markets.retail(country, leaf, year) / (1 - outside);
    }
  }
  return (100 * online) / retail;
}

/** More in small countries, in those next to a larger one, and less in East Asia. */
function crossBorderLevel(markets: Markets, country: Country): number {
  const openness = (totalSpending(markets, country) / 1e9) ** -0.22;
  const neighbour = sharesALanguage.has(country.code) ? 1.8 : 1;
  const seclusion = country.subcontinent === 'Eastern Asia' ? 0.6 : 1;
  return 30 * openness * neighbour * seclusion;
}

/** With a much larger neighbour whose shops need no translation. */
const sharesALanguage = new Set('aut bel can che cyp irl lie lux mco mlt nzl svk'.split(' '));

/** Spreads the level of each country over its leaves by their habit, so that its mean stays the level. */
function meanOf(
  markets: Markets,
  habit: 'marketplaces' | 'crossBorder',
  highest: number,
  levelOf: (country: Country) => number,
) {
  const rates = new Map(
    markets.countries.map((country) => {
      const usual = leaves.reduce(
        (sum, _, leaf) => sum + categoryHabits[leaf]![habit] * markets.online(country, leaf, baseYear),
        0,
      );
      const level = (levelOf(country) * totalSpending(markets, country)) / usual;
      return [country, categoryHabits.map((habits) => Math.min(highest, level * habits[habit]))];
    }),
  );
  return (region: Region, category: CategorySlug) => {
    let [sum, weight] = [0, 0];
    for (const country of region.members)
      for (const leaf of leavesOf(category)) {
        const online = markets.online(country, leaf, baseYear);
        sum += rates.get(country)![leaf]! * online;
        weight += online;
      }
    return weight > 0 ? sum / weight : 0;
  };
}

function totalSpending(markets: Markets, country: Country): number {
  return leaves.reduce((total, _, leaf) => total + markets.online(country, leaf, baseYear), 0);
}
