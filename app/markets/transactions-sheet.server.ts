import { keyFigures } from '../data-pages/key-figures.ts';
import type { Sheet, SheetSection } from '../data-pages/sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { paragraph, seen } from '../data-pages/sentence.ts';
import { countedInTransactions } from '../data-pages/sheet-notes.ts';
import { figureSet, type FigureSet } from '../figures/figure-set.ts';
import { metricOf, type MetricKey } from '../figures/metric.ts';
import { deviceExhibit } from './country-exhibits.ts';
import {
  compareMarkets,
  conversionTitle,
  marketFigures,
  type ComparedFigure,
} from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { marketWords, type MarketWords } from '../subjects/market-words.ts';
import { funnelExhibit, revenueExhibit, yearlyExhibit } from './transaction-exhibits.ts';
import { regionExhibit, type ComparedRegion } from './transaction-overviews.ts';
import { isWorldwide, placeName } from '../taxonomy/region.ts';
import { marketFrame } from './market-frame.server.ts';

/** Null where the data set has no transactions of the market. */
export async function transactionsSheet(context: SheetContext, market: Market): Promise<Sheet | null> {
  const { baseYear: year } = context;
  const title = await conversionTitle(context, market);
  if (title === null) return null;
  const words = marketWords(market, context.region(market.region), year);
  const compared = { period: year, categories: [market.category] };
  const [own, conversions, values, frame] = await Promise.all([
    marketFigures(context, market),
    compareMarkets(context, { metric: 'conversion-rate', ...compared }),
    compareMarkets(context, { metric: 'average-order-value', ...compared }),
    marketFrame(context, market, 'transactions'),
  ]);
  const figures = figureSet(own);
  const asRegion = regionOf(context, market);
  const exhibits = [
    revenueExhibit(figures, words),
    funnelExhibit(figures, words),
    deviceExhibit(figures, words),
    yearlyExhibit('volume', figures, words),
    yearlyExhibit('abandonment', figures, words),
    yearlyExhibit('returns', figures, words),
    regionExhibit('conversion-by-region', conversions.map(asRegion), words),
    regionExhibit('order-value-by-region', values.map(asRegion), words),
  ];
  return {
    ...frame,
    key: `${marketKey(market)}/transactions`,
    title,
    searchTitles: [`${title} ${year}`],
    description: paragraph(leadOf(figures, words), 'See the funnel, returns, discounts and devices by year.'),
    lead: leadOf(figures, words),
    keyFigures: keyFigures(
      figures,
      year,
      keyMetrics.map((metric) => [metricOf(metric).label, metric]),
    ),
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
    sections: sectionsFor(market),
    scopeName: words.scope,
    scope: countedInTransactions,
    trail: [...frame.trail, { label: market.seoTitle, to: sheetPath(marketKey(market)) }],
  };
}

function regionOf(context: SheetContext, market: Market) {
  return ({ region: code, category, figure }: ComparedFigure): ComparedRegion => {
    const region = context.region(code);
    const isSubject = code === market.region;
    return {
      label: placeName(region),
      inText: region.prefixedShortName,
      isWorld: isWorldwide(region),
      isCountry: region.geoType === 'Country',
      figure,
      href: isSubject ? undefined : sheetPath(`${marketKey({ region: code, category })}/transactions`),
      tone: isSubject ? 'accent' : 'plain',
    };
  };
}

function leadOf(figures: FigureSet, { where, year }: MarketWords): string {
  const conversion = seen(figures.one('conversion-rate', year));
  const value = seen(figures.one('average-order-value', year));
  const abandoned = seen(figures.one('cart-abandonment', year));
  return paragraph(
    conversion &&
      `In ${year}, online shops ${where.replace(/^in /, 'serving ')} turned ${conversion} of visits into orders${value ? ` worth ${value} on average` : ''}.`,
    abandoned && `Shoppers abandoned ${abandoned} of carts.`,
  );
}

const sectionsFor = (market: Market): readonly SheetSection[] => [
  {
    id: 'from-visit-to-order',
    title: 'From visit to order',
    exhibits: ['revenue', 'funnel'],
    unfolded: 2,
  },
  { id: 'year-by-year', title: 'Year by year', exhibits: ['volume', 'abandonment', 'returns', 'devices'] },
  {
    id: 'compared',
    title: isWorldwide({ geoCode: market.region })
      ? 'Compared with individual countries'
      : 'Compared with other markets',
    exhibits: ['conversion-by-region', 'order-value-by-region'],
  },
];

const keyMetrics: readonly MetricKey[] = [
  'conversion-rate',
  'average-order-value',
  'revenue-per-session',
  'items-per-order',
  'cart-abandonment',
  'checkout-abandonment',
  'return-rate',
  'discount-rate',
];
