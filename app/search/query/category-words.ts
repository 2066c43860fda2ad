import { categories, type CategorySlug } from '../../taxonomy/category.ts';
import { wordsOf } from '../index/words.ts';

/** Phrases by category: its name, the parts of a double name, everyday words and German ones. */
export function categoryPhrases(
  german: Readonly<Record<CategorySlug, string>> | null,
): [string, CategorySlug][] {
  const named = categories.flatMap(({ slug, name }): [string, CategorySlug][] =>
    [name, slug.replaceAll('-', ' '), ...(german ? [german[slug]] : [])].map((phrase) => [phrase, slug]),
  );
  const everyday = Object.entries(spoken).flatMap(([slug, phrases]) =>
    phrases.split(',').map((phrase): [string, CategorySlug] => [phrase.trim(), slug as CategorySlug]),
  );
  // "furniture and homeware" is also asked for without the "and".
  return [...named, ...everyday].flatMap(([phrase, slug]) => {
    const words = wordsOf(phrase);
    const short = words.filter((word) => word !== 'and' && word !== 'und');
    return [...new Set([words.join(' '), short.join(' ')])].map((text): [string, CategorySlug] => [
      text,
      slug,
    ]);
  });
}

/** What people call a category, in English and German. */
export const spoken: Readonly<Partial<Record<CategorySlug, string>>> = {
  all:
    'ecommerce, e commerce, online retail, online shopping, online retailing, internet retail, online trade, etail, ' +
    'onlinehandel, online handel, versandhandel, e handel',
  electronics: 'electronic, tech, electronics and media, elektro, technik',
  'consumer-electronics':
    'phones, smartphones, mobile phones, computers, laptops, tv, tvs, gadgets, handys, smartphone, computer',
  'electrical-appliances':
    'appliances, household appliances, home appliances, white goods, kitchen appliances, haushaltsgerate, elektrogerate',
  fashion: 'textiles, textile, fashion retail, mode',
  apparel: 'clothing, clothes, garments, clothing and apparel, kleidung, bekleidung, klamotten',
  footwear: 'shoes, shoe, sneakers, boots and shoes, trainers, schuhe, schuh',
  'bags-accessories':
    'bags, accessories, handbags, luggage, jewellery, jewelry, watches, taschen, accessoires, schmuck, uhren',
  'furniture-homeware':
    'home and living, home living, home furnishing, furnishings, home decor, interiors, einrichtung',
  furniture: 'sofas, mattresses, beds, mobel, moebel',
  homeware: 'home goods, homewares, household goods, kitchenware, houseware, housewares, haushaltswaren',
  grocery: 'groceries, supermarket, supermarkets, food and drink, food and beverages, online grocery',
  food: 'foods, lebensmittel, essen',
  beverages: 'drinks, beverage, wine, beer, spirits, alcohol, coffee, getranke, wein',
  'care-products': 'drugstore, drugstores, health and beauty, drogerie, care',
  'personal-care':
    'beauty, cosmetics, cosmetic, makeup, make up, skincare, perfume, fragrance, kosmetik, korperpflege',
  'health-care':
    'pharmacy, pharmacies, pharma, medicine, health, healthcare, apotheke, apotheken, gesundheit, drugs',
  'household-care': 'cleaning products, cleaning, detergents, putzmittel',
  diy: 'home improvement, do it yourself, hardware stores, hardware, heimwerken, baumarkt, heimwerker',
  'tools-construction-supplies': 'tools, construction supplies, building materials, power tools, werkzeug',
  garden: 'gardening, garden centre, plants, garten',
  'vehicle-parts': 'car parts, auto parts, automotive, tyres, tires, autoteile, kfz',
  'hobby-leisure': 'hobby, leisure, hobbies, freizeit',
  toys: 'toy, toys and games, board games, games, baby and toys, spielzeug, spielwaren, spiele',
  'sports-equipment':
    'sports, sport, sporting goods, sportswear, fitness equipment, bikes, bicycles, sportartikel',
  'camping-adventure': 'camping, outdoor, outdoors, outdoor gear, hiking',
  media: 'books, book, music, films, video games, dvds, bucher, buch, medien',
  'musical-instruments': 'instruments, guitars, musikinstrumente',
  'stationery-crafts-art-supplies':
    'stationery, crafts, art supplies, office supplies, school supplies, craft, schreibwaren, basteln, burobedarf',
  'pet-supplies':
    'pets, pet, pet food, petfood, pet care, pet shops, haustiere, haustier, tierbedarf, tierfutter, heimtierbedarf',
  'flowers-gifts': 'flowers, gifts, gift, florists, blumen, geschenke',
  'smoking-supplies': 'tobacco, vapes, vape, vaping, cigarettes, tabak',
  'erotic-adult': 'erotic, adult, erotik',
  'bullion-precious-metal': 'bullion, gold, silver, precious metals, edelmetalle',
};
