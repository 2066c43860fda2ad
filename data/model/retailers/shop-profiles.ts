import profilesJson from '../../assumptions/shop-profiles.json' with { type: 'json' };

/** What is generally known of a shop with details; null where we are not sure. */
export type ShopProfile = {
  businessModel: string;
  type: string;
  parent: string | null;
  headquarters: string | null;
  founded: number | null;
  /** Assumed: US dollars of net sales an order, and percent of visits that end with one, in the base year. */
  orderValue: number;
  conversion: number;
  /** Percent of its sales by leaf, where it differs from what such shops usually sell. */
  mix?: Readonly<Partial<Record<string, number>>>;
};

export function profileOf(shop: { name: string }): ShopProfile | undefined {
  return profiles[shop.name];
}

const profiles: Readonly<Partial<Record<string, ShopProfile>>> = profilesJson;
