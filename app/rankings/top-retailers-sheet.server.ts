import type { Compared } from '../data-pages/exhibit-shapes.ts';
import { keyFigures } from '../data-pages/key-figures.ts';
import type { KeyFigure, Sheet } from '../data-pages/sheet.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { paragraph, seen } from '../data-pages/sentence.ts';
import { figureSet, type FigureSet } from '../figures/figure-set.ts';
import { compareMarkets, marketFigures } from '../subjects/market-queries.server.ts';
import { marketKey, type Market } from '../subjects/market.ts';
import { firstInWords, placesExhibit, rowOf, salesExhibit } from './ranking-exhibits.ts';
import { listRankings, rankingEditions, rankingPlaces } from '../subjects/ranking-queries.server.ts';
import { rankingKey, type Ranking, type RankingPlace } from '../subjects/ranking.ts';
import { rankingWords, type RankingWords } from '../subjects/ranking-words.ts';
import {
  concentrationExhibit,
  firstPartyExhibit,
  retailerGrowthExhibit,
  type Concentration,
} from './top-retailers-exhibits.ts';
import { retailerFigures } from '../subjects/retailer-queries.server.ts';
import { categoryOf, childrenOf, nameInText, type CategorySlug } from '../taxonomy/category.ts';
import { marketFrame } from '../markets/market-frame.server.ts';
import { keyPlaces, listItemOf } from './ranking-sheet.server.ts';

/** Null where the market has no ranking. */
export async function topRetailersSheet(context: SheetContext, market: Market): Promise<Sheet | null> {
  const found = market.hasDetails ? await rankingOf(context, market) : null;
  if (!found) return null;
  const { ranking, rankings, edition, before } = found;
  const words = rankingWords(ranking, context.region, { edition, before });
  const places = (await rankingPlaces(context, ranking, edition)).slice(0, 10);
  const [frame, own, shops, concentration] = await Promise.all([
    marketFrame(context, market),
    marketFigures(context, market),
    shopsWithDetails(context, places),
    concentrationOf(context, market, edition),
  ]);
  const figures = figureSet(own);
  const exhibits = [
    placesExhibit(places, figures.one('market-size', edition), words),
    salesExhibit(places, words),
    concentration && concentrationExhibit(concentration.own, concentration.categories, words),
    firstPartyExhibit(compared(shops, 'first-party-share', edition), words),
    retailerGrowthExhibit(compared(shops, 'net-sales-growth', edition), words),
  ];
  return {
    ...frame,
    key: `${marketKey(market)}/top-retailers`,
    title: `Top 10 Retailers: ${market.seoTitle}`,
    trail: [...frame.trail, { label: market.seoTitle, to: sheetPath(marketKey(market)) }],
    searchTitles: [`Top 10 Online Retailers ${words.where.replace('worldwide', 'Worldwide')} ${edition}`],
    description: paragraph(
      leadOf(places, figures, words),
      'See the top ten and how concentrated the market is.',
    ),
    lead: leadOf(places, figures, words),
    keyFigures: keyFiguresOf(places, figures, edition),
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
    scope: {
      counted: [
        ...frame.scope.counted,
        'in the ranking, sales from the shop’s own stock only, excluding tax',
      ],
      notCounted: [...frame.scope.notCounted, 'pure marketplaces (from the ranking only)'],
    },
    related: [
      { title: 'Full rankings', links: rankings.map(asLink) },
      ...frame.related.filter(({ links }) => !links.some(({ to }) => to.startsWith(sheetPath('ranking/')))),
    ],
    list: places.map(listItemOf),
  };
}

/** The market's own ranking comes first among those of its region. */
async function rankingOf(context: SheetContext, { region, category }: Market) {
  const rankings = await listRankings(context, { regions: [region] });
  const ranking = rankings.find((one) => one.category === category);
  const [edition, before = null] = ranking ? await rankingEditions(context, ranking.slug) : [];
  if (!ranking || !edition) return null;
  return { ranking, rankings: [ranking, ...rankings.filter((one) => one !== ranking)], edition, before };
}

const asLink = ({ slug, title }: Ranking) => ({ label: title, to: sheetPath(rankingKey(slug)) });

type Shop = { place: RankingPlace; figures: FigureSet };

/** Without a page, only a retailer's rank is published. */
async function shopsWithDetails(context: SheetContext, places: readonly RankingPlace[]): Promise<Shop[]> {
  const published = places.filter(({ retailer }) => retailer.hasDetails);
  return Promise.all(
    published.map(async (place) => ({
      place,
      figures: figureSet(await retailerFigures(context, place.retailer)),
    })),
  );
}

function compared(
  shops: readonly Shop[],
  metric: 'first-party-share' | 'net-sales-growth',
  year: number,
): Compared[] {
  return shops.flatMap(({ place, figures }) => {
    const figure = figures.one(metric, year);
    return figure ? [{ ...rowOf(place), figure }] : [];
  });
}

async function concentrationOf(context: SheetContext, { region, category }: Market, period: number) {
  const children = childrenOf(category).map(({ slug }) => slug);
  const asked = { period, regions: [region], categories: [category, ...children] };
  const [shares, indices] = await Promise.all([
    compareMarkets(context, { metric: 'concentration-cr4', ...asked }),
    compareMarkets(context, { metric: 'concentration-hhi', ...asked }),
  ]);
  const of = (slug: CategorySlug): Concentration[] =>
    shares
      .filter((share) => share.category === slug)
      .map(({ figure }) => ({
        cr4: {
          label: slug === 'all' ? 'All categories' : categoryOf(slug)!.name,
          inText:
            slug === 'all' ? 'all categories' : nameInText(categoryOf(slug)!).replaceAll(' & ', ' and '),
          figure,
          href: slug === category ? undefined : sheetPath(marketKey({ region, category: slug })),
          tone: slug === category ? 'accent' : 'plain',
        },
        hhi: indices.find((index) => index.category === slug)?.figure,
      }));
  const [own] = of(category);
  return own ? { own, categories: children.flatMap(of) } : null;
}

function leadOf(places: readonly RankingPlace[], figures: FigureSet, words: RankingWords): string {
  const four = seen(figures.one('concentration-cr4', words.edition));
  const platforms = seen(figures.one('marketplace-share', words.edition));
  return paragraph(
    firstInWords(places, words),
    four &&
      `The four largest shops and platforms, third-party sales included, take ${four} of online spending.`,
    platforms && `Third-party sellers on platforms account for ${platforms} of the market.`,
  );
}

function keyFiguresOf(places: readonly RankingPlace[], figures: FigureSet, edition: number): KeyFigure[] {
  return [
    ...keyPlaces(places, [1, 10]),
    ...keyFigures(figures, edition, [
      ['Four largest shops (CR4)', 'concentration-cr4'],
      ['Herfindahl index (HHI)', 'concentration-hhi'],
      ['Third-party sellers', 'marketplace-share'],
      ['Cross-border share', 'cross-border-share'],
      ['Market size', 'market-size'],
      ['Market growth', 'market-growth'],
    ]),
  ];
}
