import { categoryOf, nameInText, type Category, type CategorySlug } from '../taxonomy/category.ts';
import { isWorldwide, whereOf, type Region } from '../taxonomy/region.ts';
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
    market: `${ownerInText(region)} ${marketInText(category)}`,
    scope: marketScope(categoryOf(category)!, region),
    spending: goods ? `spending on ${goods}` : 'retail spending',
    spent: goods ? `spent on ${goods} online` : 'spent online',
    place: region.name,
    where: whereOf(region),
    year,
  };
}

/** 'Peru’s', but 'The Dutch' and 'The US': the possessive of 'the Netherlands' or 'the US' reads badly. */
function ownerInText({
  geoCode,
  adjectival,
  prefixedShortName,
}: Pick<Region, 'geoCode' | 'adjectival' | 'prefixedShortName'>): string {
  const isAwkward = isWorldwide({ geoCode }) || /^the |s$/.test(prefixedShortName);
  return isAwkward ? `The ${adjectival}` : `${prefixedShortName}’s`;
}

/** 'online fashion market', but 'online market for flowers and gifts'. */
function marketInText(category: CategorySlug): string {
  if (category === 'all') return 'online market';
  return namingMarkets.has(category)
    ? `online ${tradeInText(category)} market`
    : `online market for ${goodsInText(category)}`;
}

/** Categories whose name reads well before 'market'. */
const namingMarkets: ReadonlySet<CategorySlug> = new Set([
  'electronics',
  'consumer-electronics',
  'electrical-appliances',
  'fashion',
  'apparel',
  'footwear',
  'furniture-homeware',
  'furniture',
  'homeware',
  'grocery',
  'food',
  'beverages',
  'personal-care',
  'diy',
  'vehicle-parts',
  'toys',
  'sports-equipment',
  'musical-instruments',
  'pet-supplies',
]);

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

/** Before a noun: 'fashion', 'toy', 'furniture and homeware'. */
export function tradeInText(category: CategorySlug): string {
  return trades[category] ?? nameInText(categoryOf(category)!).replaceAll(' & ', ' and ');
}

/** Categories whose name does not read well before a noun. */
const trades: Readonly<Partial<Record<CategorySlug, string>>> = {
  'electrical-appliances': 'electrical appliance',
  beverages: 'beverage',
  toys: 'toy',
  'musical-instruments': 'musical instrument',
  'other-hobby-leisure': 'hobby and leisure',
};
