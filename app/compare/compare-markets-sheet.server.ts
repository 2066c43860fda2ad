import { capitalised } from '../base/capitalised.ts';
import type { SheetSection } from '../data-pages/sheet.ts';
import type { Compared } from '../data-pages/exhibit-shapes.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { listInWords } from '../data-pages/sentence.ts';
import { partName } from '../figures/dimension.ts';
import { figureSet } from '../figures/figure-set.ts';
import { metricInFull, type MetricKey } from '../figures/metric.ts';
import { compareMarkets, marketFigures } from '../subjects/market-queries.server.ts';
import { goodsInText } from '../subjects/market-words.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { categoryOf, childrenOf, type CategorySlug } from '../taxonomy/category.ts';
import { flagOf, isWorldwide, whereOf, type Region } from '../taxonomy/region.ts';
import {
  growthExhibit,
  measuresExhibit,
  partsExhibit,
  sizesExhibit,
  sizesOverTimeExhibit,
  type MeasureGroup,
} from './compare-exhibits.ts';
import { marketSubject } from '../subjects/comparison.ts';
import { nameInComparison } from '../markets/market-frame.server.ts';
import { compareFrame, type ComparisonSheet } from './compare-frame.ts';
import { partWords } from './parts-in-words.ts';
import { countedInMarkets } from '../data-pages/sheet-notes.ts';

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
  const withParts = (metric: MetricKey, by: string) =>
    sides.map((side) => ({ ...side, parts: splitOf(side.figures.parts(metric, by)) }));
  const exhibits = [
    sizesExhibit({ id: 'size', title: 'Market size', subtitle: of('Market size') }, 'market-size', sides),
    sizesOverTimeExhibit(
      { id: 'size-over-time', title: 'Market size over time', subtitle: of('Market size') },
      'market-size',
      sides,
    ),
    growthExhibit(
      { id: 'growth', title: 'Growth', subtitle: of(metricInFull('market-growth')) },
      'market-growth',
      sides,
    ),
    ...marketMeasures(year).map((group) => measuresExhibit(group, sides)),
    partsExhibit(
      { id: 'categories', title: 'Categories', subtitle: about('Share of each category') },
      partWords.category,
      isOne(markets.map(({ category }) => category))
        ? sides.map((side) => ({ ...side, parts: side.categories }))
        : [],
    ),
    partsExhibit(
      { id: 'devices', title: 'Devices', subtitle: about(metricInFull('device-share')) },
      partWords.device,
      withParts('device-share', 'device'),
    ),
    partsExhibit(
      { id: 'payment', title: 'Payment methods', subtitle: about(metricInFull('payment-share')) },
      partWords.payment,
      withParts('payment-share', 'payment'),
    ),
  ];
  const inText = listInWords(names.map((name) => name.inText));
  const titled = capitalised(inText);
  return compareFrame({
    context,
    kind: 'market',
    scope: countedInMarkets,
    title: [`${titled} compared`, shared].filter(Boolean).join(': '),
    description: `${titled} side by side${shared ? ` (${shared})` : ''}: market size and growth, online share, spending per head, structure and payment, with the source of every figure.`,
    topics: [
      { topic: 'By size', metric: 'market-size' },
      { topic: 'On growth', metric: 'market-growth' },
    ],
    sides: sides.map((side, at) => ({
      ...side,
      subject: marketSubject(markets[at]!),
      to: sheetPath(marketKey(markets[at]!)),
      page: markets[at]!.seoTitle,
      country: flagOf(named[at]!.place),
    })),
    exhibits,
    sections,
  });
}

const sections: readonly SheetSection[] = [
  {
    id: 'size-and-growth',
    title: 'Size and growth',
    exhibits: ['size', 'size-over-time', 'growth', 'demand'],
  },
  { id: 'who-buys', title: 'Who buys', exhibits: ['people', 'devices'] },
  { id: 'what-people-buy', title: 'What people buy, and where', exhibits: ['categories', 'structure'] },
  { id: 'checkout', title: 'Checkout', exhibits: ['transactions', 'payment'] },
];

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

function marketMeasures(year: number): MeasureGroup[] {
  return [
    {
      head: { id: 'demand', title: 'Demand', subtitle: 'Size, growth and online share' },
      leading: { topic: 'By online share', metric: 'online-share' },
      measures: [
        { label: 'Market size', metric: 'market-size' },
        { label: 'Year-on-year growth', metric: 'market-growth' },
        {
          label: `Average annual growth, ${year - 5}–${year}`,
          metric: 'market-cagr',
          period: year,
          dimension: `since:${year - 5}`,
        },
        {
          label: `Forecast annual growth, ${year}–${year + 5}`,
          metric: 'market-cagr',
          period: year + 5,
          dimension: `since:${year}`,
        },
        { label: 'Share of the global market', metric: 'market-share', dimension: 'of:wor' },
        { label: 'Online share', metric: 'online-share' },
      ],
    },
    {
      head: { id: 'people', title: 'People', subtitle: 'Spending per head and per buyer, and population' },
      leading: { topic: 'On spending per head', metric: 'spend-per-head' },
      measures: [
        { label: 'Spending per head', metric: 'spend-per-head' },
        { label: 'Spending per buyer', metric: 'spend-per-buyer' },
        { label: 'Online buyers', metric: 'online-buyers' },
        { label: 'Buyer penetration', metric: 'buyer-penetration' },
        { label: 'Population', metric: 'population' },
        { label: 'Internet users', metric: 'internet-users' },
        { label: 'Gross domestic product', metric: 'gdp' },
      ],
    },
    {
      head: {
        id: 'structure',
        title: 'Structure',
        subtitle: 'Concentration, platforms and cross-border orders',
      },
      leading: { topic: 'On concentration', metric: 'concentration-cr4' },
      measures: [
        { label: 'Four largest shops (CR4)', metric: 'concentration-cr4' },
        { label: 'Herfindahl index (HHI)', metric: 'concentration-hhi' },
        { label: 'Third-party sellers', metric: 'marketplace-share' },
        { label: 'Cross-border share', metric: 'cross-border-share' },
      ],
    },
    {
      head: { id: 'transactions', title: 'Transactions', subtitle: 'From visit to order' },
      leading: { topic: 'On conversion', metric: 'conversion-rate' },
      measures: [
        { label: 'Conversion rate', metric: 'conversion-rate' },
        { label: 'Average order value', metric: 'average-order-value' },
        { label: 'Revenue per visit', metric: 'revenue-per-session' },
        { label: 'Cart abandonment', metric: 'cart-abandonment' },
        { label: 'Return rate', metric: 'return-rate' },
        { label: 'Discount rate', metric: 'discount-rate' },
      ],
    },
  ];
}

type Named = { label: string; inText: string; asSubject?: string; where: string };
type Place = Pick<Region, 'geoCode' | 'shortName' | 'prefixedShortName'>;
type NamedMarket = { place: Place; category: CategorySlug };

/** Names only what differs: the places, the categories, or both. */
export function marketNames(markets: readonly NamedMarket[]): Named[] {
  const [sameGoods, samePlace] = [isOne(markets.map(({ category }) => category)), isOne(markets.map(codeOf))];
  return markets.map(({ place, category }) => {
    const goods = category === 'all' ? 'all goods' : goodsInText(category);
    const goodsLabel = category === 'all' ? 'All categories' : categoryOf(category)!.name;
    const label = isWorldwide(place) ? 'World' : place.shortName;
    const inText = nameInComparison(place);
    if (sameGoods) return { label, inText, where: whereOf(place) };
    const named = samePlace ? goods : `${goods} ${whereOf(place)}`;
    return {
      label: samePlace ? goodsLabel : `${goodsLabel}, ${label}`,
      inText: named,
      asSubject: `the market for ${named}`,
      where: `for ${named}`,
    };
  });
}

/** What all markets have in common, for the title: 'Toys', 'Germany', or null. */
export function sharedName(markets: readonly NamedMarket[]): string | null {
  const [first] = markets;
  if (first && isOne(markets.map(({ category }) => category))) return categoryOf(first.category)!.name;
  if (first && isOne(markets.map(codeOf))) return first.place.shortName;
  return null;
}

const codeOf = ({ place }: NamedMarket) => place.geoCode;
const isOne = (values: readonly string[]) => new Set(values).size === 1;
