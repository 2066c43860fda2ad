import { pricesOf, type Prices } from './prices.ts';
import { features, licenceOf, tiers, type Tier, type TierId } from './tier.ts';

export type PlanView = Pick<Tier, 'id' | 'name' | 'suits' | 'unlocks'> & {
  /** Several plans may be popular; one of them stands out, and the others are compared with it. */
  isAnchor: boolean;
  licence: string;
  allOf: string | null;
  adds: readonly string[];
  /** Null while the price is unknown, which must never be shown as free. */
  prices: Prices | null;
};

export function plansFor(centPrices: Readonly<Record<string, number>>): PlanView[] {
  const anchor = tiers.find(({ mostPopular }) => mostPopular);
  return tiers.map((tier, at) => {
    const { id, name, suits, unlocks } = tier;
    const smaller = tiers[at - 1];
    const cents = centPrices[id];
    return {
      id,
      name,
      isAnchor: tier === anchor,
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

export const checkoutPath = (id: TierId) => `/checkout/personal-information?tier=${id}`;
