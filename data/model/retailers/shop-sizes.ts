import sizesJson from '../../assumptions/shop-sizes.json' with { type: 'json' };
import { type RetailerFact, retailerFacts } from '../facts.ts';
import { leavesOf } from '../leaves.ts';
import type { Markets } from '../markets/markets.ts';
import { chance } from '../spread.ts';
import { baseYear } from '../years.ts';

/**
 * What customers spend in each shop in the base year, in US dollars: an order of magnitude for the larger ones;
 * for the others a part of their home market that falls with their place in it, as sizes of shops do (Zipf).
 */
export function shopSizes(markets: Markets): ReadonlyMap<string, { usd: number; estimated: boolean }> {
  const estimates: Readonly<Partial<Record<string, Readonly<Partial<Record<string, number>>>>>> = sizesJson;
  const estimateOf = ({ country, name }: RetailerFact) => estimates[country]?.[name];
  const byMarket = Map.groupBy(retailerFacts, ({ country, category }) => `${country} ${category}`);
  return new Map(
    byMarket.values().flatMap((shops) => {
      const small = shops
        .filter((shop) => !estimateOf(shop))
        .toSorted((a, b) => chance('place', a.name) - chance('place', b.name));
      const market = homeMarket(markets, shops[0]!);
      const leader = leadingPart(shops[0]!, market) * (small.length < shops.length ? 0.25 : 1);
      return shops.map((shop) => {
        const estimate = estimateOf(shop);
        const part = leader / (small.indexOf(shop) + 1) ** 0.9;
        return [
          shop.name,
          estimate ? { usd: estimate * 1e6, estimated: true } : { usd: part * market, estimated: false },
        ] as const;
      });
    }),
  );
}

/** The narrower and the smaller a market, the more of it one shop can hold. Food is sold by supermarkets. */
function leadingPart({ category }: RetailerFact, market: number): number {
  const part = (leavesOf(category).length > 1 ? 0.05 : 0.08) * Math.min(1.5, (market / 1e9) ** -0.35);
  return category === 'food' ? 0.3 * part : part;
}

function homeMarket(markets: Markets, { country, category }: RetailerFact): number {
  const home = markets.countries.find(({ code }) => code === country)!;
  return leavesOf(category).reduce((sum, leaf) => sum + markets.online(home, leaf, baseYear), 0);
}
