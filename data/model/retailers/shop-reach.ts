import affinitiesJson from '../../assumptions/shop-affinities.json' with { type: 'json' };
import neighboursJson from '../../assumptions/neighbours.json' with { type: 'json' };
import reachJson from '../../assumptions/shop-reach.json' with { type: 'json' };
import sidelinesJson from '../../assumptions/sidelines.json' with { type: 'json' };
import type { CategorySlug } from '../../../app/taxonomy/category.ts';
import type { RetailerFact } from '../facts.ts';
import { leaves, leavesOf, mainCategoryOf } from '../leaves.ts';
import type { Country } from '../markets/countries.ts';
import type { Markets } from '../markets/markets.ts';
import { chance, spread } from '../spread.ts';
import { baseYear } from '../years.ts';
import { profileOf } from './shop-profiles.ts';

type Parts = Readonly<Partial<Record<string, number>>>;

/** Where a shop sells: parts of its sales by country that add up to 1. */
export function countryParts(shop: RetailerFact, usd: number): ReadonlyMap<string, number> {
  const known: Readonly<Partial<Record<string, Parts>>> = reachJson;
  const neighbours: Readonly<Partial<Record<string, readonly string[]>>> = neighboursJson;
  const listed = known[shop.name];
  if (listed) return normalised(new Map(Object.entries(listed) as [string, number][]));
  // Fresh food does not cross borders, and large shops that do are listed; of the others about half sell next door.
  const isFresh = mainCategoryOf(shop.category) === 'grocery' && shop.category !== 'beverages';
  const abroad = isFresh || usd > largeShop ? 0 : 0.55;
  const sold = (neighbours[shop.country] ?? []).filter(
    (country) => chance('abroad', shop.name, country) < abroad,
  );
  return normalised(
    new Map([
      [shop.country, 1],
      ...sold.map((country) => [country, 0.02 + 0.1 * chance('part', shop.name, country)] as const),
    ]),
  );
}

/** US dollars a year. */
const largeShop = 1e9;

/** What a shop sells in a country: parts by leaf that add up to 1. The more a leaf is bought there, the more is sold. */
export function leafParts(shop: RetailerFact, country: Country, markets: Markets): readonly number[] {
  const mix = profileOf(shop)?.mix;
  if (mix) return normalisedList(leaves.map((leaf) => mix[leaf] ?? 0));
  const demand = leaves.map(
    (name, leaf) =>
      markets.online(country, leaf, baseYear) * Math.exp(0.3 * spread('goods', shop.name, name)),
  );
  if (shop.category === 'all')
    return normalisedList(demand.map((value, leaf) => value * affinity(shop.name, leaf)));
  const { core, side, own } = specialists[shop.category]!;
  const coreParts = among(demand, core ? indices(core) : leavesOf(shop.category));
  const sideParts = among(demand, indices(side));
  return leaves.map((_, leaf) => own * coreParts[leaf]! + (1 - own) * sideParts[leaf]!);
}

/** Specialists sell something else too: sports shops, for example, as much clothing as equipment. */
const specialists: Readonly<
  Partial<Record<string, { core?: readonly string[]; side: readonly string[]; own: number }>>
> = sidelinesJson;

function affinity(shop: string, leaf: number): number {
  const affinities: Readonly<Partial<Record<string, Parts>>> = affinitiesJson;
  let factor = 1;
  for (const [category, value] of Object.entries(affinities[shop] ?? affinities['any']!))
    if (leavesOf(category as CategorySlug).includes(leaf)) factor *= value!;
  return factor;
}

const indices = (slugs: readonly string[]) => slugs.map((slug) => leaves.indexOf(slug as CategorySlug));

function among(demand: readonly number[], chosen: readonly number[]) {
  return normalisedList(demand.map((value, leaf) => (chosen.includes(leaf) ? value : 0)));
}

function normalisedList(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function normalised(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const sum = weights.values().reduce((total, weight) => total + weight, 0);
  return new Map(weights.entries().map(([key, weight]) => [key, weight / sum]));
}
