import type { Category } from './category.ts';
import { isWorldwide, type Region } from './region.ts';

/** 'Toys Industry in the US', 'Global Toys Industry', 'eCommerce Industry in Germany'. */
export function seoTitle(
  category: Pick<Category, 'name'>,
  region: Pick<Region, 'geoCode' | 'prefixedShortName'>,
): string {
  return isWorldwide(region)
    ? `Global ${category.name} Industry`
    : `${category.name} Industry in ${region.prefixedShortName}`;
}
