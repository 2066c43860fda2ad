import type { CategorySlug } from '../category.ts';
import type { RegionGrouping } from '../region.ts';

export type ListChoice = {
  letter: string;
  region: RegionGrouping | '';
  category: CategorySlug | '';
  page: number;
};

export const listQuery = ['letter', 'region', 'category', 'page'] as const;

export function listAddress(action: string, { letter, region, category, page }: ListChoice): string {
  const query = new URLSearchParams();
  if (letter) query.set('letter', letter);
  if (region) query.set('region', region);
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const [path, anchor] = action.split('#');
  return `${path}${query.size > 0 ? `?${query}` : ''}${anchor ? `#${anchor}` : ''}`;
}
