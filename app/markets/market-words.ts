import { categoryOf, nameInText, type Category } from '../taxonomy/category.ts';
import type { Region } from '../taxonomy/region.ts';
import type { Market } from './market.ts';

/** What sentences call a market and its year. */
export type MarketWords = {
  /** 'The German online market for toys'. */
  market: string;
  /** 'Toys, Germany'. */
  scope: string;
  year: number;
};

export function marketWords(
  { category }: Pick<Market, 'category'>,
  region: Pick<Region, 'adjectival' | 'name'>,
  year: number,
): MarketWords {
  const goods = categoryOf(category)!;
  const forWhat = goods.slug === 'all' ? '' : ` for ${nameInText(goods)}`;
  return {
    market: `The ${region.adjectival} online market${forWhat}`,
    scope: marketScope(goods, region),
    year,
  };
}

/** 'Toys, Germany'. */
export function marketScope(category: Pick<Category, 'name'>, region: Pick<Region, 'name'>): string {
  return `${category.name}, ${region.name}`;
}
