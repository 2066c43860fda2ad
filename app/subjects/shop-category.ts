import { categoryOf, type CategorySlug } from '../taxonomy/category.ts';

/** What a shop is called that sells a bit of everything. */
export const generalName = 'General';

/** What a shop mainly sells: 'Toys', or 'General' where it is of no category in particular. */
export function shopCategory(category: CategorySlug): string {
  return category === 'all' ? generalName : categoryOf(category)!.name;
}
