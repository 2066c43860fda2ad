import { type CategorySlug, categories } from '../../../app/taxonomy/category.ts';
import { leaves, leavesOf } from '../leaves.ts';
import type { Country } from '../markets/countries.ts';
import type { Markets, Region } from '../markets/markets.ts';
import { baseYear } from '../years.ts';
import { type Shop, spendingIn } from './shops.ts';

export type Concentration = { cr4: number; hhi: number };

/**
 * Shares of the catalogue's shops in what a region spends on each category in the base year.
 * The shops outside of it are small: they would add next to nothing to the squares.
 */
export function modelConcentration(markets: Markets, shops: readonly Shop[]) {
  const entries = shops.flatMap((shop) =>
    shop.cells.map(({ country, leaf, spending }) => ({
      shop,
      country,
      leaf,
      usd: spendingIn(spending, baseYear),
    })),
  );
  const byCountry = Map.groupBy<Country, (typeof entries)[number]>(entries, ({ country }) => country);

  return (region: Region): ReadonlyMap<CategorySlug, Concentration> => {
    const byShop = new Map<Shop, Float64Array>();
    for (const country of region.members)
      for (const { shop, leaf, usd } of byCountry.get(country) ?? []) {
        const spending = byShop.get(shop) ?? new Float64Array(leaves.length);
        spending[leaf]! += usd;
        byShop.set(shop, spending);
      }
    return new Map(
      categories.map(({ slug }) => {
        const market = markets.spending(region, slug, baseYear);
        const shares = [...byShop.values()]
          .map((spending) => leavesOf(slug).reduce((sum, leaf) => sum + spending[leaf]!, 0) / market)
          .filter((share) => share > 0);
        return [slug, concentration(shares)];
      }),
    );
  };
}

function concentration(shares: readonly number[]): Concentration {
  const largest = shares.toSorted((a, b) => b - a).slice(0, 4);
  return {
    cr4: 100 * largest.reduce((sum, share) => sum + share, 0),
    hhi: shares.reduce((sum, share) => sum + (100 * share) ** 2, 0),
  };
}
