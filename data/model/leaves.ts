import { categories, type CategorySlug } from '../../app/taxonomy/category.ts';

/** The categories without children, in the order of the tree. All other figures are sums over them. */
export const leaves: readonly CategorySlug[] = categories
  .filter(({ slug }) => !categories.some(({ parent }) => parent === slug))
  .map(({ slug }) => slug);

/** Which of `leaves`, by index, a category consists of. */
export function leavesOf(category: CategorySlug): readonly number[] {
  return leafIndices.get(category)!;
}

/** The category below `all` that a category belongs to, or `all` itself. */
export function mainCategoryOf(category: CategorySlug): CategorySlug {
  const parent = parents.get(category);
  return !parent || parent === 'all' ? category : mainCategoryOf(parent);
}

const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));

const leafIndices: ReadonlyMap<CategorySlug, readonly number[]> = new Map(
  categories.map(({ slug }) => [
    slug,
    leaves.flatMap((leaf, index) => (isWithin(leaf, slug) ? [index] : [])),
  ]),
);

function isWithin(category: CategorySlug | null | undefined, ancestor: CategorySlug): boolean {
  return category === ancestor || (category != null && isWithin(parents.get(category), ancestor));
}
