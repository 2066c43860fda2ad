import type { Exhibit } from '../data-pages/exhibit.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { mapExhibit } from './map-exhibit.ts';
import { compareMarkets, type ComparedFigure } from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import type { MarketWords } from '../subjects/market-words.ts';
import {
  around,
  memberExhibit,
  neighbourExhibit,
  paceExhibit,
  tenLargest,
  type ComparedCountry,
} from './neighbour-exhibits.ts';
import { categoryOf } from '../taxonomy/category.ts';
import { membersOf } from '../taxonomy/region-catalogue.server.ts';

type Neighbours = { map: Exhibit | null; beside: readonly (Exhibit | null)[] };

/** A country among those of its size, or a group with the countries in it; and how fast they grow. */
export async function neighbourExhibits(
  context: SheetContext,
  market: Market,
  words: MarketWords,
): Promise<Neighbours> {
  const members = membersOf(market.region);
  const isGroup = members.length > 0;
  const asked = {
    period: context.baseYear,
    categories: [market.category],
    regions: isGroup ? members : undefined,
  };
  const [sizes, growths] = await Promise.all([
    compareMarkets(context, { metric: 'market-size', ...asked }),
    compareMarkets(context, { metric: 'market-growth', ...asked }),
  ]);
  const asCountry = ({ region, category, figure }: ComparedFigure): ComparedCountry => {
    const { name, prefixedShortName } = context.region(region);
    const isSubject = region === market.region;
    return {
      code: region,
      label: name,
      inText: prefixedShortName,
      figure,
      href: isSubject ? undefined : sheetPath(marketKey({ region, category })),
      tone: isSubject ? 'accent' : 'plain',
    };
  };
  const isCountry = ({ region }: ComparedFigure) => context.region(region).geoType === 'Country';
  const countries = sizes.filter(isCountry).map(asCountry);
  const compared = { ...words, scope: categoryOf(market.category)!.name };
  const shown = (isGroup ? tenLargest(countries) : around(countries)).map(({ code }) => code);
  const pace = growths.filter(({ region }) => shown.includes(region)).map(asCountry);
  return {
    map: isGroup ? mapExhibit(countries, words) : null,
    beside: [
      isGroup ? memberExhibit(countries, compared) : neighbourExhibit(around(countries), compared),
      paceExhibit(pace, compared),
    ],
  };
}
