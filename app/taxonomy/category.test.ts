import { describe, expect, test } from 'vitest';
import { categories, categoryOf, childrenOf, lineageOf } from './category.ts';

// As the specification lists them.
const listed = `
  vehicle-parts toys tools-construction-supplies stationery-crafts-art-supplies sports-equipment smoking-supplies
  pet-supplies personal-care musical-instruments media household-care hobby-leisure other-hobby-leisure
  health-care garden furniture furniture-homeware homeware footwear grocery food flowers-gifts
  fashion apparel erotic-adult electronics consumer-electronics electrical-appliances diy
  care-products camping-adventure bullion-precious-metal beverages bags-accessories all
`;

describe('categories', () => {
  test('are exactly those of the specification', () => {
    expect(categories.map(({ slug }) => slug).toSorted()).toEqual(listed.trim().split(/\s+/).toSorted());
    expect(categories).toHaveLength(35);
  });

  test('form one tree: one root, a parent for everything else, each found once from the root', () => {
    expect(categories.filter(({ parent }) => parent === null).map(({ slug }) => slug)).toEqual(['all']);
    const below = (slug: (typeof categories)[number]['slug']): string[] => [
      slug,
      ...childrenOf(slug).flatMap((child) => below(child.slug)),
    ];
    expect(below('all').toSorted()).toEqual(categories.map(({ slug }) => slug).toSorted());
  });

  test('have seven main categories, each with children', () => {
    const main = childrenOf('all').map(({ slug }) => slug);
    expect(main).toHaveLength(7);
    for (const slug of main) expect(childrenOf(slug).length).toBeGreaterThanOrEqual(2);
  });

  test('know their line of descent', () => {
    expect(lineageOf('toys').map(({ slug }) => slug)).toEqual(['all', 'hobby-leisure', 'toys']);
    for (const { slug } of categories) expect(lineageOf(slug).at(-1)).toBe(categoryOf(slug));
  });

  test('are looked up by slug only', () => {
    expect(categoryOf('pet-supplies')?.name).toBe('Pet Supplies');
    for (const stranger of ['', 'Toys', 'constructor']) expect(categoryOf(stranger)).toBeUndefined();
  });
});
