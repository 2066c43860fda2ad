import { categoryOf, nameInText, type CategorySlug } from '../taxonomy/category.ts';
import { isWorldwide, whereOf, type Region } from '../taxonomy/region.ts';

type Named = { label: string; inText: string; where: string };
type Place = Pick<Region, 'geoCode' | 'shortName' | 'prefixedShortName'>;
type NamedMarket = { place: Place; category: CategorySlug };

/** What tells the markets apart: their places, their categories, or both. */
export function marketNames(markets: readonly NamedMarket[]): Named[] {
  const [sameGoods, samePlace] = [isOne(markets.map(({ category }) => category)), isOne(markets.map(codeOf))];
  return markets.map(({ place, category }) => {
    const goods = category === 'all' ? 'all goods' : nameInText(categoryOf(category)!);
    const goodsLabel = category === 'all' ? 'All goods' : categoryOf(category)!.name;
    const label = isWorldwide(place) ? 'World' : place.shortName;
    const inText = nameInComparison(place);
    if (sameGoods) return { label, inText, where: whereOf(place) };
    if (samePlace) return { label: goodsLabel, inText: goods, where: `for ${goods}` };
    const named = `${goods} ${whereOf(place)}`;
    return { label: `${goodsLabel}, ${label}`, inText: named, where: `for ${named}` };
  });
}

/** 'the US', 'the world'. */
export const nameInComparison = (place: Pick<Place, 'geoCode' | 'prefixedShortName'>) =>
  isWorldwide(place) ? 'the world' : place.prefixedShortName;

/** What all of them share, for the title: 'Toys', 'Germany', or nothing. */
export function sharedName(markets: readonly NamedMarket[]): string | null {
  const [first] = markets;
  if (first && isOne(markets.map(({ category }) => category))) return categoryOf(first.category)!.name;
  if (first && isOne(markets.map(codeOf))) return first.place.shortName;
  return null;
}

const codeOf = ({ place }: NamedMarket) => place.geoCode;
const isOne = (values: readonly string[]) => new Set(values).size === 1;
