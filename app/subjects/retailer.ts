import type { ExactFigure } from '../figures/figure.ts';
import { growths, seriesOf } from '../figures/series.ts';
import type { CategorySlug } from '../taxonomy/category.ts';

/** Detail pages exist only if `hasDetails` is true. */
export type Retailer = {
  name: string;
  displayName: string;
  slug: string;
  hasDetails: boolean;
  domain: string;
  country: string;
  category: CategorySlug;
};

export type RetailerProfile = Retailer & {
  businessModel: string | null;
  type: string | null;
  parent: string | null;
  headquarters: string | null;
  founded: number | null;
};

export const retailerKey = (slug: string) => `retailer/${slug}`;

/** For a retailer without a public profile. */
export const lockedShopPath = (slug: string) => `/resources/sample-data/shop/${slug}`;

export function completeRetailer(own: readonly ExactFigure[]): ExactFigure[] {
  return [...own, ...growths(seriesOf(own, 'net-sales'), 'net-sales-growth')];
}
