import { alphabet } from '../alphabet.ts';
import { categories, categoryOf, childrenOf, type CategorySlug } from '../category.ts';
import { regionFilterOptions, type RegionGrouping } from '../region.ts';
import type { ListChoice } from './list-choice.ts';

export function parseListChoice(query: URLSearchParams): ListChoice {
  const letter = query.get('letter')?.trim().toLowerCase() ?? '';
  const region = query.get('region')?.trim() ?? '';
  const page = Number(query.get('page'));
  return {
    letter: alphabet.includes(letter) ? letter : '',
    region: isGrouping(region) ? region : '',
    category: categoryOf(query.get('category')?.trim() ?? '')?.slug ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** `all` has no children here: it marks shops of no particular category. */
export function categoriesWithin(category: CategorySlug): CategorySlug[] {
  return category === 'all' ? ['all'] : [category, ...childrenOf(category).map(({ slug }) => slug)];
}

export const regionOptions = regionFilterOptions.map(({ value, label }) => ({
  value: value === 'all' ? '' : value,
  label,
}));

export function categoryOptions(nameOfAll: string) {
  return [
    { value: '', label: 'All' },
    ...categories.map(({ slug, name, parent }) => ({
      value: slug,
      label: slug === 'all' ? nameOfAll : parent === 'all' ? name : `\u2003${name}`,
    })),
  ];
}

function isGrouping(value: string): value is RegionGrouping {
  return value !== 'all' && regionFilterOptions.some((option) => option.value === value);
}
