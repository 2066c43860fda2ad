import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { largestFirst } from '../data-pages/exhibit-shapes.ts';
import { keyFigures } from '../data-pages/key-figures.ts';
import type { KeyFigure, Sheet, SheetSection } from '../data-pages/sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import {
  changeInWords,
  listInWords,
  paragraph,
  seen,
  turnInWords,
  upOrDown,
} from '../data-pages/sentence.ts';
import { figureSet, type FigureSet } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import { perDataset } from '../figures/per-dataset.server.ts';
import { deviceExhibit, factsExhibit, officialExhibit } from './country-exhibits.ts';
import { countryGrowthExhibit } from './country-growth.ts';
import {
  growthExhibit,
  onlineShareExhibit,
  peopleExhibit,
  sizeExhibit,
  largerMarketsExhibit,
  type Whole,
} from './market-exhibits.ts';
import {
  compareMarkets,
  marketFigures,
  officialFigures,
  type ComparedFigure,
} from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { goodsInText, marketWords, type MarketWords } from '../subjects/market-words.ts';
import {
  similarInSize,
  mapExhibit,
  memberExhibit,
  neighbourExhibit,
  tenLargest,
  type ComparedCountry,
} from './neighbour-exhibits.ts';
import {
  categoryGrowthExhibit,
  hostsTooLittle,
  mixExhibit,
  seasonExhibit,
  categoryShareExhibit,
  structureExhibit,
  type ComparedCategory,
} from './structure-exhibits.ts';
import { categoryOf, childrenOf, lineageOf, nameInText, type CategorySlug } from '../taxonomy/category.ts';
import { whereOf, type Region } from '../taxonomy/region.ts';
import { membersOf } from '../taxonomy/region-catalogue.server.ts';
import { marketFrame, nameInComparison } from './market-frame.server.ts';
import { publishedOf } from './published-figures.ts';

export async function marketSheet(context: SheetContext, market: Market): Promise<Sheet> {
  const { baseYear: year } = context;
  const region = context.region(market.region);
  const words = marketWords(market, region, year);
  const [own, official, categories, growths, neighbours] = await Promise.all([
    marketFigures(context, market),
    officialFigures(context, market),
    compareChildren(context, market, 'market-share', `of:${market.category}`),
    compareChildren(context, market, 'market-growth'),
    neighbourExhibits(context, market, words),
  ]);
  const figures = figureSet(own);
  const exhibits = [
    sizeExhibit(figures, words, publishedOf(official, figures, 'market-size')),
    growthExhibit(figures, words),
    neighbours.map,
    categoryShareExhibit(categories, words),
    categoryGrowthExhibit(growths, words, figures.one('market-growth', year)),
    onlineShareExhibit(figures, words, publishedOf(official, figures, 'online-share')),
    peopleExhibit(figures, words),
    largerMarketsExhibit(figures, wholesOf(market, region), words),
    structureExhibit(figures, words, { isGroup: membersOf(market.region).length > 0 }),
    seasonExhibit(figures, words),
    deviceExhibit(figures, words),
    mixExhibit(figures, 'payment', words),
    mixExhibit(figures, 'shipping', words),
    ...neighbours.beside,
    factsExhibit(figures, words),
    officialExhibit(official, figures, words),
  ];
  return {
    ...(await marketFrame(context, market)),
    key: marketKey(market),
    title: market.seoTitle,
    searchTitles: searchTitlesOf(market, region, year),
    description: paragraph(
      leadOf(figures, words),
      `Includes ${listInWords([
        `a forecast to ${year + 5}`,
        ...(categories.length > 1 ? ['top categories'] : []),
        ...(figures.parts('payment-share', 'payment').length > 0 ? ['payment methods', 'carriers'] : []),
        'our methodology',
      ])}.`,
    ),
    lead: leadOf(figures, words),
    keyFigures: keyFiguresOf(figures, year),
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
    sections: sectionsFor(exhibits),
    scopeName: words.scope,
  };
}

/** Only the name of the market for all goods says that it is the online one. */
function searchTitlesOf({ seoTitle, category }: Market, region: Region, year: number): string[] {
  const market = category === 'all' ? 'Market' : 'Online Market';
  return [
    `${seoTitle}: ${market} Size & Growth ${year}`,
    `${seoTitle}: ${market} Size ${year}`,
    `${seoTitle}: ${market} ${year}`,
    `${seoTitle}: ${market}`,
    `${categoryOf(category)!.name}: ${market}, ${region.shortName}`,
    `${categoryOf(category)!.name} Online: ${region.shortName}`,
  ];
}

/** Most categories have none, and need not ask. */
async function compareChildren(
  context: SheetContext,
  { region, category }: Market,
  metric: MetricKey,
  dimension?: string,
): Promise<ComparedCategory[]> {
  const children = childrenOf(category).map(({ slug }) => slug);
  if (children.length === 0) return [];
  const asked = { metric, dimension, period: context.baseYear, regions: [region], categories: children };
  return (await compareMarkets(context, asked)).map(asCategory);
}

type Neighbours = { map: Exhibit | null; beside: readonly (Exhibit | null)[] };

/** A country is compared with countries of similar size; a group shows its members, with a map. */
async function neighbourExhibits(
  context: SheetContext,
  { region, category }: Market,
  words: MarketWords,
): Promise<Neighbours> {
  const members = membersOf(region);
  const isGroup = members.length > 0;
  const [bySize, growthOf] = await Promise.all([
    countriesBySize(context, category),
    growthByCountry(context, category),
  ]);
  const all = bySize.map((country) => markedIn(country, region));
  const countries = isGroup ? all.filter(({ code }) => members.includes(code)) : all;
  const shown = isGroup ? tenLargest(countries) : similarInSize(countries);
  const pace = shown.flatMap((country) => {
    const figure = growthOf.get(country.code);
    return figure ? [{ ...country, figure }] : [];
  });
  const compared = { ...words, scope: categoryOf(category)!.name };
  const map = isGroup ? mapExhibit(countries, words) : null;
  return {
    map,
    beside: [
      isGroup
        ? memberExhibit(countries, compared, { isMapped: map !== null })
        : neighbourExhibit(shown, compared),
      countryGrowthExhibit(pace, compared),
    ],
  };
}

const markedIn = (country: ComparedCountry, region: string): ComparedCountry =>
  country.code === region ? { ...country, href: undefined, tone: 'accent' } : country;

/** Largest first. The pages of a category share them. */
const countriesBySize = perDataset(async (context: SheetContext, category: CategorySlug) => {
  const asked = { metric: 'market-size', period: context.baseYear, categories: [category] } as const;
  const sizes = await compareMarkets(context, asked);
  return sizes
    .filter(({ region }) => context.region(region).geoType === 'Country')
    .map(({ region: code, figure }): ComparedCountry => {
      const { name, prefixedShortName } = context.region(code);
      const href = sheetPath(marketKey({ region: code, category }));
      return { code, label: name, inText: prefixedShortName, figure, href, tone: 'plain' };
    })
    .toSorted(largestFirst);
});

const growthByCountry = perDataset(async (context: SheetContext, category: CategorySlug) => {
  const asked = { metric: 'market-growth', period: context.baseYear, categories: [category] } as const;
  const growths = await compareMarkets(context, asked);
  return new Map(growths.map(({ region, figure }) => [region, figure]));
});

const sections: readonly SheetSection[] = [
  {
    id: 'size-and-growth',
    title: 'Size and growth',
    exhibits: ['size', 'growth', 'neighbours', 'map', 'members', 'pace', 'weight'],
  },
  {
    id: 'what-people-buy',
    title: 'What people buy, when, and from whom',
    exhibits: ['categories', 'category-growth', 'season', 'structure'],
  },
  { id: 'who-buys', title: 'Online share and spending', exhibits: ['online-share', 'people', 'devices'] },
  {
    id: 'checkout-and-delivery',
    title: 'Checkout and delivery',
    exhibits: ['payment', 'shipping'],
    unfolded: 0,
  },
  { id: 'how-we-know', title: 'How we know', exhibits: ['official', 'facts'], unfolded: 0 },
];

/** The smallest categories have no parts, so nothing tells what people buy of them. */
function sectionsFor(exhibits: readonly (Exhibit | null)[]): readonly SheetSection[] {
  const hasParts = exhibits.some((exhibit) => exhibit?.id === 'categories');
  return sections.map((section) =>
    section.id === 'what-people-buy' && !hasParts
      ? { ...section, title: 'When people buy, and from whom' }
      : section,
  );
}

/** 'The German online market returned to growth: up 5–10% in 2025, to $100–200bn. Online sales make up 10–15% of …' */
function leadOf(figures: FigureSet, { market, spending, where, year }: MarketWords): string {
  const size = seen(figures.one('market-size', year));
  const growth = figures.one('market-growth', year);
  const turn = turnInWords(figures.one('market-growth', year - 1), growth);
  const change = changeInWords(growth);
  const share = seen(figures.one('online-share', year));
  const said =
    turn && change
      ? `${market} ${turn}: ${upOrDown(growth)} in ${year}${size ? `, to ${size}` : ''}.`
      : size && `${market} was worth ${size} in ${year}${change ? ` and ${change}` : ''}.`;
  return paragraph(said, share && `Online sales make up ${share} of ${spending} ${where}.`);
}

function wholesOf({ category }: Market, region: Region): Whole[] {
  const [all, ...parents] = lineageOf(category).slice(0, -1);
  const goods = category === 'all' ? '' : ` for ${goodsInText(category)}`;
  const says = `${capitalised(goodsInText(category))} accounted for`;
  const where = ` ${whereOf(region)}`;
  return [
    ...(all
      ? [
          {
            part: all.slug,
            says,
            inText: 'all online spending',
            where,
            name: 'Share of all online spending',
          },
        ]
      : []),
    ...parents.map((parent) => ({
      part: parent.slug,
      says,
      inText: `online spending on ${goodsInText(parent.slug)}`,
      where,
      name: `Share of ${nameInText(parent)}`,
    })),
    {
      part: 'wor',
      says: `${capitalised(nameInComparison(region))} made up`,
      inText: `the global online market${goods}`,
      where: '',
      name: 'Share of the global market',
    },
  ];
}

function keyFiguresOf(figures: FigureSet, year: number): KeyFigure[] {
  return keyFigures(figures, year, [
    ['Market size', 'market-size', { change: 'market-growth' }],
    ['Forecast', 'market-size', { year: year + 5 }],
    ['Online share', 'online-share'],
    ['Spending per head', 'spend-per-head'],
    ['Online buyers', 'online-buyers'],
    ['Share of all online spending', 'market-share', { part: 'of:all' }],
    ['Share of the global market', 'market-share', { part: 'of:wor' }],
    ...(hostsTooLittle(figures) ? [] : [fourLargest]),
    ['Average order value', 'average-order-value'],
    ['Conversion rate', 'conversion-rate'],
    ['Population', 'population'],
  ]).slice(0, 8);
}

const fourLargest = ['Four largest shops', 'concentration-cr4'] as const;

function asCategory({ region, category, figure }: ComparedFigure): ComparedCategory {
  return {
    category,
    label: categoryOf(category)!.name,
    figure,
    href: sheetPath(marketKey({ region, category })),
  };
}
