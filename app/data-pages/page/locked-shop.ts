import type { Unlock } from '../../plans/unlock.ts';

/** What everyone may know of a retailer without a public profile, and how to see the rest. */
export type LockedShop = {
  name: string;
  domain: string;
  country: string;
  category: string;
  path: string;
  ranks: readonly { rank: number; title: string; to: string }[];
  free: readonly { name: string; to: string; about: string }[];
  unlock: Unlock;
  signUp: string;
};

export const lockedShopRoot = '/resources/sample-data/shop/';

export const lockedShopCardPath = (path: string) => `/shop-card/${path.slice(lockedShopRoot.length)}`;
