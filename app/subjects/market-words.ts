import { categoryOf, nameInText, type Category, type CategorySlug } from '../taxonomy/category.ts';
import { whereOf, type Region } from '../taxonomy/region.ts';
import type { Market } from './market.ts';

export type MarketWords = {
  market: string;
  scope: string;
  spending: string;
  spent: string;
  place: string;
  where: string;
  year: number;
};

export function marketWords(
  { category }: Pick<Market, 'category'>,
  region: Pick<Region, 'geoCode' | 'adjectival' | 'name' | 'prefixedShortName'>,
  year: number,
): MarketWords {
  const goods = category === 'all' ? null : goodsInText(category);
  return {
    market: `The ${region.adjectival} online market${goods ? ` for ${goods}` : ''}`,
    scope: marketScope(categoryOf(category)!, region),
    spending: goods ? `spending on ${goods}` : 'retail spending',
    spent: goods ? `spent on ${goods} online` : 'spent online',
    place: region.name,
    where: whereOf(region),
    year,
  };
}

export function marketScope(category: Pick<Category, 'name'>, region: Pick<Region, 'name'>): string {
  return `${category.name}, ${region.name}`;
}

/** For use in a sentence: 'bags and accessories', 'groceries'. */
export function goodsInText(category: CategorySlug): string {
  return goods[category] ?? nameInText(categoryOf(category)!).replaceAll(' & ', ' and ');
}

/** Categories whose name does not say what is bought. */
const goods: Readonly<Partial<Record<CategorySlug, string>>> = {
  all: 'all goods',
  grocery: 'groceries',
  diy: 'DIY goods',
  'personal-care': 'personal care products',
  'health-care': 'health care products',
  'household-care': 'household care products',
  garden: 'garden products',
  // 'Spending on media' would be that of advertisers.
  media: 'physical media',
  'hobby-leisure': 'hobby and leisure goods',
  'other-hobby-leisure': 'miscellaneous hobby and leisure goods',
  'camping-adventure': 'camping and adventure gear',
  'erotic-adult': 'erotic and adult products',
  'bullion-precious-metal': 'bullion and precious metals',
};
