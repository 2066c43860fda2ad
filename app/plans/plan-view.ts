import { pricesOf, type Prices } from './prices.ts';
import { features, licenceOf, tiers, type Tier } from './tier.ts';

/** A plan as pages show it. */
export type PlanView = Pick<Tier, 'id' | 'name' | 'mostPopular' | 'suits' | 'unlocks'> & {
  licence: string;
  /** The plan of which it has everything; null for the smallest. */
  allOf: string | null;
  /** What it has beyond that. */
  adds: readonly string[];
  /** Null while the price is not known; it is never shown as nothing. */
  prices: Prices | null;
};

/** From the smallest up, with a year's price in cents for each. */
export function plansFor(centPrices: Readonly<Record<string, number>>): PlanView[] {
  return tiers.map((tier, at) => {
    const { id, name, mostPopular, suits, unlocks } = tier;
    const smaller = tiers[at - 1];
    const cents = centPrices[id];
    return {
      id,
      name,
      mostPopular,
      suits,
      unlocks,
      licence: licenceOf(tier),
      allOf: smaller?.name ?? null,
      adds: tier.features
        .filter((feature) => !smaller?.features.includes(feature))
        .map((feature) => features[feature].name),
      prices: cents !== undefined && cents > 0 ? pricesOf(cents) : null,
    };
  });
}
