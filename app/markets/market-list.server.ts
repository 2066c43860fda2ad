import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { alphabet, letterOf } from '../taxonomy/alphabet.ts';
import { categoryOf } from '../taxonomy/category.ts';
import {
  categoriesWithin,
  categoryOptions,
  parseListChoice,
  regionOptions,
} from '../taxonomy/lists/parse-list-choice.ts';
import { regionGroupings } from '../taxonomy/region-catalogue.server.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';

export type MarketListView = Awaited<ReturnType<typeof loadMarketList>>;

/** One page of the market list, filtered by the `letter`, `region`, `category` and `page` of the query. */
export async function loadMarketList(context: SheetContext, query: URLSearchParams) {
  const choice = parseListChoice(query);
  const markets = await listMarkets(context);
  const inRegion = choice.region ? new Set(regionGroupings[choice.region]) : null;
  const inCategory = choice.category ? new Set(categoriesWithin(choice.category)) : null;
  const chosen = markets
    .filter((market) => inRegion?.has(market.region) ?? true)
    .filter((market) => inCategory?.has(market.category) ?? true)
    .map((market) => rowOf(market, context.region(market.region).name));
  const letters = new Set(chosen.map(({ letter }) => letter));
  const found = chosen
    .filter(({ letter }) => choice.letter === '' || letter === choice.letter)
    .toSorted((one, other) => one.place.localeCompare(other.place, 'en'));
  return {
    choice,
    total: found.length,
    pages: Math.max(Math.ceil(found.length / pageSize), 1),
    letters: alphabet.map((letter) => ({ letter, filled: letters.has(letter) })),
    regions: regionOptions,
    categories: categoryOptions(categoryOf('all')!.name),
    rows: found.slice((choice.page - 1) * pageSize, choice.page * pageSize),
  };
}

const pageSize = 50;

function rowOf(market: Market, place: string) {
  return {
    key: marketKey(market),
    href: sheetPath(marketKey(market)),
    title: market.seoTitle,
    letter: letterOf(place),
    place,
    category: categoryOf(market.category)!.name,
    hasDetails: market.hasDetails,
  };
}
