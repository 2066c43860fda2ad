import type { Compared } from '../../exhibits/exhibit-shapes.ts';
import type { KeyFigure, Sheet } from '../../exhibits/sheet.ts';
import { sheetPath } from '../../exhibits/sheet-address.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { changeInWords, paragraph } from '../../exhibits/sentence.ts';
import { figureSet, type FigureSet } from '../../figures/figure-set.ts';
import { formatFigure } from '../../figures/format.ts';
import {
  categoryGrowthExhibit,
  growthExhibit,
  mixExhibit,
  onlineShareExhibit,
  perHeadExhibit,
  seasonExhibit,
  sizeExhibit,
  splitExhibit,
  structureExhibit,
} from '../../markets/market-exhibits.ts';
import { marketPublication } from '../../markets/market-publication.server.ts';
import {
  compareMarkets,
  marketFigures,
  officialFigures,
  type ComparedFigure,
} from '../../markets/market-queries.server.ts';
import { marketKey, type Market } from '../../markets/market.ts';
import { marketWords } from '../../markets/market-words.ts';
import { officialExhibit } from '../../markets/official-exhibit.ts';
import { categoryOf, childrenOf } from '../../taxonomy/category.ts';
import { whereOf } from '../../taxonomy/region.ts';
import { marketFrame } from './market-frame.server.ts';
import { neighbourExhibits } from './market-neighbours.server.ts';

/** How large a market is, how it grows and what it is made of. */
export async function marketSheet(context: SheetContext, market: Market): Promise<Sheet> {
  const { db, datasetId, baseYear: year } = context;
  const region = context.region(market.region);
  const words = marketWords(market, region, year);
  const children = childrenOf(market.category).map(({ slug }) => slug);
  const inside = { period: year, regions: [market.region], categories: children };
  const [own, official, shares, growths, neighbours] = await Promise.all([
    marketFigures(db, datasetId, market, marketPublication(context, market)),
    officialFigures(db, datasetId, market),
    compareMarkets(context, { metric: 'market-share', dimension: `of:${market.category}`, ...inside }),
    compareMarkets(context, { metric: 'market-growth', ...inside }),
    neighbourExhibits(context, market),
  ]);
  const figures = figureSet(own);
  const exhibits = [
    sizeExhibit(figures, words),
    growthExhibit(figures, words),
    splitExhibit(shares.map(asCategory), words),
    categoryGrowthExhibit(growths.map(asCategory), words),
    onlineShareExhibit(figures, words),
    perHeadExhibit(figures, words),
    structureExhibit(figures, words),
    seasonExhibit(figures, words),
    mixExhibit(figures, 'payment', words),
    mixExhibit(figures, 'shipping', words),
    officialExhibit(official, figures, words),
    ...neighbours,
  ];
  return {
    ...(await marketFrame(context, market)),
    key: marketKey(market),
    title: market.seoTitle,
    description: `Size, growth, online share and structure of the ${categoryOf(market.category)!.name} market online ${whereOf(region)}, with forecast, method and source of every figure.`,
    lead: leadOf(figures, words.market, year),
    keyFigures: keyFiguresOf(figures, year),
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
  };
}

function leadOf(figures: FigureSet, market: string, year: number): string {
  const size = figures.one('market-size', year);
  const change = changeInWords(figures.one('market-growth', year));
  const share = figures.one('online-share', year);
  return paragraph(
    size && `${market} was worth ${formatFigure(size)} in ${year}${change ? ` and ${change}` : ''}.`,
    share && `${formatFigure(share)} of this kind of retail spending happened online.`,
  );
}

function keyFiguresOf(figures: FigureSet, year: number): KeyFigure[] {
  const wanted = [
    ['Market size', 'market-size'],
    ['Online share', 'online-share'],
    ['Spending per head', 'spend-per-head'],
    ['Online buyers', 'online-buyers'],
    ['Four largest shops', 'concentration-cr4'],
    ['Average order value', 'average-order-value'],
    ['Conversion rate', 'conversion-rate'],
    ['Population', 'population'],
  ] as const;
  return wanted.flatMap(([label, metric]) => {
    const figure = figures.one(metric, year);
    const change = metric === 'market-size' ? figures.one('market-growth', year) : undefined;
    return figure ? [{ label, figure, change }] : [];
  });
}

function asCategory({ region, category, figure }: ComparedFigure): Compared {
  return { label: categoryOf(category)!.name, figure, href: sheetPath(marketKey({ region, category })) };
}
