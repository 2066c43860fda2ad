import type { RouterContextProvider } from 'react-router';
import { sheetPath } from '../../../figures/sheet-address.ts';
import { listMarkets } from '../../../subjects/market-queries.server.ts';
import { marketKey } from '../../../subjects/market.ts';
import { dataContext } from '../../../data-pages/load-sheet.server.ts';
import { childrenOf, type Category } from '../../../taxonomy/category.ts';
import { excerptOf, liveChart } from '../../sections/live.server.tsx';
import { showcaseMarket } from '../showcase.server.ts';

type Context = Readonly<RouterContextProvider>;

/** All countries on a map; null where the data set has no world. */
export const worldExcerpt = (context: Context) => excerptOf(context, 'market/ww/all', ['map']);

/** One market: how large, and of what. */
export async function marketExcerpt(context: Context) {
  const market = await showcaseMarket(dataContext(context));
  return market && excerptOf(context, marketKey(market), ['size', 'categories', 'structure', 'season']);
}

/** One measure of some large markets. */
export const buyerSpending = (context: Context) =>
  liveChart(context, {
    ref: `compare/spend-per-buyer/${dataContext(context).baseYear}/all/us+gb+de+fr+cn+jp+br+in`,
    title: 'What one online buyer spends in a year',
  });

/** The main categories with those inside them; each leads to its market in the whole world where there is one. */
export async function categoryTree(context: Context) {
  const markets = await listMarkets(dataContext(context), { regions: ['wor'] });
  const linkTo = ({ name, slug }: Category) => {
    const market = markets.find(({ category }) => category === slug);
    return { name, to: market ? sheetPath(marketKey(market)) : null };
  };
  return childrenOf('all').map((main) => ({ ...linkTo(main), inside: childrenOf(main.slug).map(linkTo) }));
}
