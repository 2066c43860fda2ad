import type { Compared } from '../data-pages/exhibit-shapes.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { listInWords } from '../data-pages/sentence.ts';
import { partName } from '../figures/dimension.ts';
import { figureSet } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import { compareMarkets, marketFigures } from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { categoryOf, childrenOf } from '../taxonomy/category.ts';
import { growthExhibit, measuresExhibit, partsExhibit, sizesExhibit } from './compare-exhibits.ts';
import { marketSubject } from '../subjects/comparison.ts';
import { marketNames, sharedName } from '../markets/market-sides.ts';
import { marketMeasures } from './measures.ts';
import { compareFrame, type ComparisonSheet } from './compare-frame.ts';
import { countedInMarkets } from '../data-pages/counting.ts';

/** Markets side by side: how large they are, how they grow and what they are made of. */
export async function marketComparison(
  context: SheetContext,
  markets: readonly Market[],
): Promise<ComparisonSheet> {
  const { baseYear: year } = context;
  const named = markets.map((market) => ({ ...market, place: context.region(market.region) }));
  const names = marketNames(named);
  const sides = await Promise.all(
    markets.map(async (market, at) => ({ ...names[at]!, ...(await contentsOf(context, market)) })),
  );
  const shared = sharedName(named);
  const of = (measure: string) => [measure, shared].filter(Boolean).join(', ');
  const about = (measure: string) => `${of(measure)}, ${year}`;
  const measures = marketMeasures(year);
  const withParts = (metric: MetricKey, by: string) =>
    sides.map((side) => ({ ...side, parts: splitOf(side.figures.parts(metric, by)) }));
  const exhibits = [
    sizesExhibit({ id: 'size', title: 'Market size', subtitle: of('Market size') }, 'market-size', sides),
    growthExhibit(
      { id: 'growth', title: 'Growth', subtitle: of('Change of the market size on the year before') },
      'market-growth',
      sides,
    ),
    ...measures.map(({ head, leading, rows }) => measuresExhibit(head, leading, rows, sides)),
    partsExhibit(
      { id: 'categories', title: 'Categories', subtitle: about('Share of each category') },
      { what: 'Largest category', column: 'Category' },
      isSameGoods(markets) ? sides.map((side) => ({ ...side, parts: side.categories })) : [],
    ),
    partsExhibit(
      { id: 'devices', title: 'Devices', subtitle: about('Part of the orders by device') },
      { what: 'Most orders by device', column: 'Device' },
      withParts('device-share', 'device'),
    ),
    partsExhibit(
      { id: 'payment', title: 'Payment methods', subtitle: about('Share of payment methods by value') },
      { what: 'Leading payment method', column: 'Method' },
      withParts('payment-share', 'payment'),
    ),
  ];
  const inText = listInWords(names.map((name) => name.inText));
  const titled = inText.charAt(0).toUpperCase() + inText.slice(1);
  return compareFrame({
    context,
    kind: 'market',
    scope: countedInMarkets,
    title: [`${titled} compared`, shared].filter(Boolean).join(': '),
    description: `${titled} side by side${shared ? ` (${shared})` : ''}: market size and growth, online share, spending per head, structure and payment, with the source of every figure.`,
    topics: [
      { topic: 'By size', metric: 'market-size' },
      { topic: 'In growth', metric: 'market-growth' },
    ],
    sides: sides.map((side, at) => ({
      ...side,
      subject: marketSubject(markets[at]!),
      to: sheetPath(marketKey(markets[at]!)),
      page: markets[at]!.seoTitle,
    })),
    exhibits,
  });
}

async function contentsOf(context: SheetContext, market: Market) {
  const [figures, shares] = await Promise.all([
    marketFigures(context, market),
    compareMarkets(context, {
      metric: 'market-share',
      dimension: `of:${market.category}`,
      period: context.baseYear,
      regions: [market.region],
      categories: childrenOf(market.category).map(({ slug }) => slug),
    }),
  ]);
  return {
    figures: figureSet(figures),
    categories: shares.map(({ category, figure }) => ({ label: categoryOf(category)!.name, figure })),
  };
}

function splitOf(figures: readonly Compared['figure'][]): Compared[] {
  return figures.map((figure) => ({ label: partName(figure.dimension, String), figure }));
}

const isSameGoods = (markets: readonly Market[]) =>
  new Set(markets.map(({ category }) => category)).size === 1;
