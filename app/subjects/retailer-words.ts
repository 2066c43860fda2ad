import { categoryOf, type CategorySlug } from '../taxonomy/category.ts';
import { tradeInText } from './market-words.ts';
import type { RetailerProfile } from './retailer.ts';

export type RetailerWords = { name: string; year: number };

export function introductionOf(
  { domain, type, category, headquarters }: RetailerProfile,
  country: string,
): string {
  const trade = category === 'all' ? '' : `${tradeInText(category)} `;
  const kind = kinds[type ?? '']?.(trade) ?? `an online ${trade}shop`;
  return `${domain} is ${kind}, ${headquarters ? `based in ${headquarters}` : `based in ${country}`}.`;
}

/** `trade` ends in a space, or is blank for a shop that sells everything. */
const kinds: Readonly<Record<string, (trade: string) => string>> = {
  'pure player': (trade) => `an online-only ${trade}shop`,
  omnichannel: (trade) => `the online shop of ${withArticle(trade)}retailer with physical stores`,
  brand: (trade) => `${withArticle(trade)}brand’s own online shop`,
  marketplace: (trade) => `an online ${trade}shop with a marketplace`,
  grocer: () => 'the online shop of a grocer',
};

const withArticle = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

export const generalName = 'General';

export function shopCategory(category: CategorySlug): string {
  return category === 'all' ? generalName : categoryOf(category)!.name;
}
