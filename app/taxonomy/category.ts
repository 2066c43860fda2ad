// Parents must come before their children.
const tree = [
  ['all', null, 'eCommerce'],
  ['electronics', 'all', 'Electronics'],
  ['consumer-electronics', 'electronics', 'Consumer Electronics'],
  ['electrical-appliances', 'electronics', 'Electrical Appliances'],
  ['fashion', 'all', 'Fashion'],
  ['apparel', 'fashion', 'Apparel'],
  ['footwear', 'fashion', 'Footwear'],
  ['bags-accessories', 'fashion', 'Bags & Accessories'],
  ['furniture-homeware', 'all', 'Furniture & Homeware'],
  ['furniture', 'furniture-homeware', 'Furniture'],
  ['homeware', 'furniture-homeware', 'Homeware'],
  ['grocery', 'all', 'Grocery'],
  ['food', 'grocery', 'Food'],
  ['beverages', 'grocery', 'Beverages'],
  ['care-products', 'all', 'Care Products'],
  ['personal-care', 'care-products', 'Personal Care'],
  ['health-care', 'care-products', 'Health Care'],
  ['household-care', 'care-products', 'Household Care'],
  ['diy', 'all', 'DIY'],
  ['tools-construction-supplies', 'diy', 'Tools & Construction Supplies'],
  ['garden', 'diy', 'Garden'],
  ['vehicle-parts', 'diy', 'Vehicle Parts'],
  ['hobby-leisure', 'all', 'Hobby & Leisure'],
  ['toys', 'hobby-leisure', 'Toys'],
  ['sports-equipment', 'hobby-leisure', 'Sports Equipment'],
  ['camping-adventure', 'hobby-leisure', 'Camping & Adventure'],
  ['media', 'hobby-leisure', 'Media'],
  ['musical-instruments', 'hobby-leisure', 'Musical Instruments'],
  ['stationery-crafts-art-supplies', 'hobby-leisure', 'Stationery, Crafts & Art Supplies'],
  ['pet-supplies', 'hobby-leisure', 'Pet Supplies'],
  ['flowers-gifts', 'hobby-leisure', 'Flowers & Gifts'],
  ['smoking-supplies', 'hobby-leisure', 'Smoking Supplies'],
  ['erotic-adult', 'hobby-leisure', 'Erotic & Adult'],
  ['bullion-precious-metal', 'hobby-leisure', 'Bullion & Precious Metals'],
  ['other-hobby-leisure', 'hobby-leisure', 'Other Hobby & Leisure'],
] as const;

export type CategorySlug = (typeof tree)[number][0];

export type Category = { slug: CategorySlug; parent: CategorySlug | null; name: string };

export const categories: readonly Category[] = tree.map(([slug, parent, name]) => ({ slug, parent, name }));

export function categoryOf(slug: string): Category | undefined {
  return bySlug.get(slug);
}

/** For use in a sentence: 'toys', 'bags & accessories', but 'DIY'. */
export function nameInText({ slug, name }: Category): string {
  return slug === 'diy' || slug === 'all' ? name : name.toLowerCase();
}

export function childrenOf(slug: CategorySlug): readonly Category[] {
  return categories.filter(({ parent }) => parent === slug);
}

export function lineageOf(slug: CategorySlug): readonly Category[] {
  const category = bySlug.get(slug)!;
  return category.parent ? [...lineageOf(category.parent), category] : [category];
}

const bySlug: ReadonlyMap<string, Category> = new Map(
  categories.map((category) => [category.slug, category]),
);
