import { childrenOf, type CategorySlug } from '../../taxonomy/category.ts';
import { product, sum, type Relation } from './inference.ts';
import { closestAcross, leaksBy, type Leak, type Masked } from './leak.ts';
import { relationsWithin, views } from './relations.ts';

/** A market as it is published. */
export type MaskedMarket = Masked & { region: string; category: CategorySlug };

/**
 * The leaks among all markets at once: besides the identities within each there are shares of larger markets,
 * categories that add up to their parent, and countries that add up to no more than their region.
 */
export function findLeaksAcross(
  markets: readonly MaskedMarket[],
  membersOf: (region: string) => readonly string[],
): (Leak & { market: MaskedMarket })[] {
  let count = 0;
  const offsets = markets.map(({ figures }) => (count += figures.length) - figures.length);
  const sizes = new Map(markets.flatMap((market, nth) => sizesIn(market, offsets[nth]!)));
  const relations = markets.flatMap((market, nth) => [
    ...relationsWithin(market.figures, offsets[nth]),
    ...sharesIn(market, offsets[nth]!, sizes),
    ...sumsIn(market, sizes, membersOf(market.region)),
  ]);
  const all = {
    figures: markets.flatMap(({ figures }) => figures),
    shown: markets.flatMap(({ shown }) => shown),
  };
  return leaksBy(relations, all, closestAcross).map(({ at, bounds }) => {
    const nth = offsets.findLastIndex((offset) => offset <= at);
    return { market: markets[nth]!, at: at - offsets[nth]!, bounds };
  });
}

/** Where the size of each market and year stands among all figures. */
type Sizes = ReadonlyMap<string, number>;

const sizeKey = (region: string, category: string, year: string) => `${region} ${category} ${year}`;

function sizesIn({ region, category, figures }: MaskedMarket, offset: number) {
  return figures.flatMap(({ metric, dimension, period, value }, at): [string, number][] =>
    metric === 'market-size' && dimension === '' && value !== null
      ? [[sizeKey(region, category, period), offset + at]]
      : [],
  );
}

/** `of:all` is a share of a larger category in the region, `of:wor` one of the category in a larger region. */
function sharesIn({ region, category, figures }: MaskedMarket, offset: number, sizes: Sizes): Relation[] {
  return figures.flatMap(({ metric, dimension, period, value }, at) => {
    if (metric !== 'market-share' || value === null) return [];
    const whole = dimension.slice('of:'.length);
    const size = sizes.get(sizeKey(region, category, period));
    const larger = sizes.get(sizeKey(region, whole, period)) ?? sizes.get(sizeKey(whole, category, period));
    if (size === undefined || larger === undefined) return [];
    const asNumber = { power: 1, ...views.number };
    return [
      product([
        { at: size, ...asNumber },
        { at: larger, ...asNumber },
        { at: at + offset, power: 1, ...views.part },
      ]),
    ];
  });
}

function sumsIn(
  { region, category, figures }: MaskedMarket,
  sizes: Sizes,
  members: readonly string[],
): Relation[] {
  const children = childrenOf(category);
  return figures.flatMap(({ metric, dimension, period }) => {
    const whole = sizes.get(sizeKey(region, category, period));
    if (metric !== 'market-size' || dimension !== '' || whole === undefined) return [];
    const inCategories = children.flatMap(({ slug }) => sizes.get(sizeKey(region, slug, period)) ?? []);
    const inCountries = members.flatMap((member) => sizes.get(sizeKey(member, category, period)) ?? []);
    return [
      ...(inCategories.length > 0 ? [sum(whole, inCategories, inCategories.length === children.length)] : []),
      ...(inCountries.length > 0 ? [sum(whole, inCountries, inCountries.length === members.length)] : []),
    ];
  });
}
