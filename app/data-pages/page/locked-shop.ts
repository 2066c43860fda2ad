import type { ShownValue } from '../../figures/format/shown-value.ts';
import type { RangeLadder } from '../../passport/passport-view.ts';
import type { Unlock } from '../../plans/unlock.ts';

/** What everyone may know of a retailer without a public profile, and how to see the rest. */
export type LockedShop = {
  name: string;
  domain: string;
  country: string;
  code: string;
  category: string;
  path: string;
  /** What its rankings compare; null if it is in none. */
  size: { label: string; value: ShownValue; ladder: RangeLadder | null; asOf: string } | null;
  ranks: readonly { rank: number; change: string; title: string; to: string }[];
  free: readonly { name: string; to: string; about: string }[];
  unlock: Unlock;
  signUp: string;
};

export const lockedShopRoot = '/resources/sample-data/shop/';

export const lockedShopCardPath = (path: string) => `/shop-card/${path.slice(lockedShopRoot.length)}`;
