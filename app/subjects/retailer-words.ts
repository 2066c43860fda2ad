import { categoryOf, nameInText, type CategorySlug } from '../taxonomy/category.ts';
import type { RetailerProfile } from './retailer.ts';

export type RetailerWords = { name: string; year: number };

export function introductionOf(
  { domain, type, category, headquarters }: RetailerProfile,
  country: string,
): string {
  const goods = category === 'all' ? '' : ` for ${nameInText(categoryOf(category)!)}`;
  const kind = kinds[type ?? '']?.(goods) ?? `an online shop${goods}`;
  return `${domain} is ${kind}, ${headquarters ? `based in ${headquarters}` : `based in ${country}`}.`;
}

const kinds: Readonly<Record<string, (goods: string) => string>> = {
  'pure player': (goods) => `an online-only shop${goods}`,
  omnichannel: (goods) => `the online shop${goods} of a retailer with stores`,
  brand: (goods) => `the online shop${goods} of a brand`,
  marketplace: (goods) => `a shop${goods} with a marketplace`,
  grocer: () => 'the online shop of a grocer',
};

export const generalName = 'General';

export function shopCategory(category: CategorySlug): string {
  return category === 'all' ? generalName : categoryOf(category)!.name;
}
