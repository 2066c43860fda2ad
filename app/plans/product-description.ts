import type { TierId } from './tier.ts';

/** The legal texts that say all that is in a plan, each with the plans that it is about. */
export const describedPlans: Readonly<Record<string, readonly TierId[]>> = {
  'product-description-starter': ['starter', 'leadsAndContacts'],
  'product-description-corporate': ['corporate', 'corporatePlus'],
};

/** The name of the text that a plan is described in. */
export function productDescriptionOf(tier: TierId): string {
  return Object.keys(describedPlans).find((slug) => describedPlans[slug]!.includes(tier))!;
}
