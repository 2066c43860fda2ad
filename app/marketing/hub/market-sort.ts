import { categoryOf, childrenOf } from '../../taxonomy/category.ts';
import { listAddress, type ListChoice } from '../../taxonomy/lists/list-choice.ts';

/** The columns of the table after the name of the country. */
export const sizeColumns = [categoryOf('all')!, ...childrenOf('all')].map(({ slug, name }) => ({
  slug,
  name: slug === 'all' ? 'All categories' : name,
}));

/** By name, or by the size of a category. */
export type MarketSort = 'name' | (typeof sizeColumns)[number]['slug'];

export function parseMarketSort(query: URLSearchParams): MarketSort {
  const asked = query.get('sort');
  return asked === 'name' ? 'name' : (sizeColumns.find(({ slug }) => slug === asked)?.slug ?? 'all');
}

/** The order by size needs no word in the address. */
export function sortedAddress(path: string, choice: ListChoice, sort: MarketSort): string {
  const address = listAddress(path, choice);
  const order = sort === 'all' ? '' : `${address.includes('?') ? '&' : '?'}sort=${sort}`;
  return `${address}${order}#market-table`;
}
