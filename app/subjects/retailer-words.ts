import { categoryOf, nameInText, type CategorySlug } from '../taxonomy/category.ts';
import { goodsInText } from './market-words.ts';
import type { RetailerProfile } from './retailer.ts';

export type RetailerWords = { name: string; year: number };

export function introductionOf(
  { domain, type, category, headquarters }: RetailerProfile,
  country: string,
): string {
  const goods = category === 'all' ? '' : ` for ${goodsInText(category)}`;
  const kind = kinds[type ?? '']?.(goods, category) ?? `an online shop${goods}`;
  return `${domain} is ${kind}, ${headquarters ? `based in ${headquarters}` : `based in ${country}`}.`;
}

const kinds: Readonly<Record<string, (goods: string, category: CategorySlug) => string>> = {
  'pure player': (goods) => `an online-only shop${goods}`,
  omnichannel: (_, category) =>
    `the online shop of ${category === 'all' ? 'a' : withArticle(tradeInText(category))} retailer with physical stores`,
  brand: (goods, category) =>
    category === 'fashion' ? 'a fashion brand’s own online shop' : `a brand-owned online shop${goods}`,
  marketplace: (goods) => `a shop${goods} with a marketplace`,
  grocer: () => 'the online shop of a grocer',
};

/** Before a noun: 'fashion', 'toy', 'furniture and homeware'. */
export function tradeInText(category: CategorySlug): string {
  return trades[category] ?? nameInText(categoryOf(category)!).replaceAll(' & ', ' and ');
}

/** Categories whose name does not read well before a noun. */
const trades: Readonly<Partial<Record<CategorySlug, string>>> = {
  toys: 'toy',
  'musical-instruments': 'musical instrument',
  'other-hobby-leisure': 'hobby and leisure',
};

const withArticle = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

export const generalName = 'General';

export function shopCategory(category: CategorySlug): string {
  return category === 'all' ? generalName : categoryOf(category)!.name;
}
