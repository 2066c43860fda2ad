import { longestDescription } from '../base/search-snippet.ts';
import { keyFigures } from '../data-pages/key-figures.ts';
import { sampleDataTrail, sheetPath } from '../figures/sheet-address.ts';
import { paragraph, seen } from '../data-pages/sentence.ts';
import type { KeyFigure, RelatedLinks, Sheet } from '../data-pages/sheet.ts';
import { figureSet, type FigureSet } from '../figures/figure-set.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findMarket, marketFigures } from '../subjects/market-queries.server.ts';
import { goodsInText } from '../subjects/market-words.ts';
import { marketKey } from '../subjects/market.ts';
import {
  findRanking,
  listRankings,
  rankingEditions,
  rankingPlaces,
  type RankingFilter,
} from '../subjects/ranking-queries.server.ts';
import { rankingWords, withClearNames, type RankingWords } from '../subjects/ranking-words.ts';
import { rankingKey, type Ranking, type RankingPlace } from '../subjects/ranking.ts';
import { categoryOf, lineageOf } from '../taxonomy/category.ts';
import { isWorldwide, placeName } from '../taxonomy/region.ts';
import { firstInWords, placesExhibit, rowOf, salesExhibit } from './ranking-exhibits.ts';
import { parseRankingChoice } from './ranking-filter.ts';
import { changesExhibit, movesExhibit } from './ranking-moves.ts';

/** Without a year, the newest edition. A page passes its query, which narrows the list to a country or a category. */
export async function findRankingSheet(
  context: SheetContext,
  slug: string,
  year?: string,
  query?: URLSearchParams,
): Promise<Sheet | null> {
  const ranking = await findRanking(context, slug);
  if (!ranking) return null;
  const editions = await rankingEditions(context, slug);
  const edition = editions.find((one) => year === undefined || String(one) === year);
  return edition === undefined ? null : rankingSheet(context, ranking, edition, editions, query);
}

async function rankingSheet(
  context: SheetContext,
  ranking: Ranking,
  edition: number,
  editions: readonly number[],
  query: URLSearchParams | undefined,
): Promise<Sheet> {
  const key = edition === editions[0] ? rankingKey(ranking.slug) : rankingKey(ranking.slug, edition);
  const before = editions.find((other) => other < edition) ?? null;
  const words = rankingWords(ranking, context.region, { edition, before });
  const [places, placesBefore, market] = await Promise.all([
    rankingPlaces(context, ranking, edition),
    before === null ? null : rankingPlaces(context, ranking, before),
    marketFigures(context, ranking),
  ]);
  const figures = figureSet(market);
  const changes = changesExhibit(places, placesBefore, words);
  const exhibits = [
    salesExhibit(places, words),
    movesExhibit(places, words, { isNotedBelow: changes !== null }),
    placesExhibit(
      places,
      figures.one('market-size', edition),
      words,
      query && {
        choice: parseRankingChoice(query, places, words.region),
        action: `${sheetPath(key)}#places`,
      },
    ),
    changes,
  ];
  const title = `${ranking.title} ${edition}`;
  return {
    ...(await rankingFrame(context, ranking, editions)),
    key,
    title,
    description: paragraph(
      firstInWords(places, words, longestDescription),
      `See all ${places.length} shops, and who climbed or fell.`,
    ),
    lead: leadOf(places, figures, words, ranking.category),
    keyFigures: keyFiguresOf(places, figures, edition),
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
    sections: [
      { id: 'full-list', title: 'Full list', exhibits: ['places'] },
      { id: 'the-leaders', title: 'The leaders', exhibits: ['sales', 'moves'] },
      { id: 'what-changed', title: 'Movers', exhibits: ['changes'] },
    ],
    scopeName: words.scope,
    list: places.map(listItemOf),
  };
}

export function listItemOf(place: RankingPlace) {
  const { label, href } = rowOf(place);
  return { name: label, to: href };
}

function leadOf(
  places: readonly RankingPlace[],
  figures: FigureSet,
  words: RankingWords,
  category: Ranking['category'],
): string {
  const market = category === 'all' ? '' : ` for ${goodsInText(category)}`;
  const last = places.at(-1);
  const least = seen(last?.figure);
  const size = seen(figures.one('market-size', words.edition));
  return paragraph(
    firstInWords(places, words),
    last &&
      least &&
      `The last of the ${places.length} shops ranked, ${withClearNames(last.retailer.displayName)}, had ${words.measure.toLowerCase()} of ${least}.`,
    size && `The whole online market${market} was worth ${size}.`,
  );
}

function keyFiguresOf(places: readonly RankingPlace[], figures: FigureSet, edition: number): KeyFigure[] {
  return [
    ...keyPlaces(places, [1, 10, 50, places.length]),
    ...keyFigures(figures, edition, [
      ['Market size', 'market-size', { change: 'market-growth' }],
      ['Share of the four largest shops and marketplaces', 'concentration-cr4'],
      ['Third-party sellers', 'marketplace-share'],
      ['Cross-border share', 'cross-border-share'],
    ]),
  ];
}

export function keyPlaces(places: readonly RankingPlace[], wanted: readonly number[]): KeyFigure[] {
  return places
    .filter(({ place }) => wanted.includes(place))
    .map(({ place, retailer, figure }) => ({ label: `No. ${place}, ${retailer.displayName}`, figure }));
}

type Frame = Pick<Sheet, 'subject' | 'scope' | 'related' | 'trail' | 'parts' | 'edition'>;

/** The fields shared by every edition of a ranking. */
async function rankingFrame(
  context: SheetContext,
  ranking: Ranking,
  editions: readonly number[],
): Promise<Frame> {
  const { slug, region: geoCode, category } = ranking;
  const region = context.region(geoCode);
  const goods = category === 'all' ? 'goods' : goodsInText(category);
  return {
    subject: rankingKey(slug),
    edition: context.edition,
    scope: {
      counted: [
        `Online sales of ${goods} from the shop’s own stock, delivered to ${isWorldwide(region) ? 'any country' : region.prefixedName} during the calendar year`,
        'shops based in any country',
      ],
      notCounted: [
        'Tax, returns, cancellations and discounts',
        'third-party sales on the shop’s platform',
        'pure marketplaces',
      ],
    },
    trail: [
      ...sampleDataTrail,
      ...lineageOf(category).map((step) => ({
        label: step.slug === 'all' ? placeName(region) : step.name,
        to: sheetPath(marketKey({ region: geoCode, category: step.slug })),
      })),
    ],
    parts: editions.map((edition, at) => ({
      label: String(edition),
      to: sheetPath(at === 0 ? rankingKey(slug) : rankingKey(slug, edition)),
    })),
    related: [
      await marketLinks(context, ranking),
      {
        title: `More rankings: ${placeName(region)}`,
        links: await rankingLinks(context, ranking, { regions: [geoCode] }),
      },
      {
        title: `More rankings: ${category === 'all' ? 'all categories' : categoryOf(category)!.name}`,
        links: await rankingLinks(context, ranking, { regions: elsewhere, category }),
      },
    ],
  };
}

const elsewhere = ['wor', 'eur', 'asi', 'usa', 'chn', 'gbr', 'deu', 'fra', 'ita', 'esp'];

async function marketLinks(context: SheetContext, ranking: Ranking): Promise<RelatedLinks> {
  const market = await findMarket(context, ranking.region, ranking.category);
  const path = sheetPath(marketKey(ranking));
  return {
    title: 'The market',
    links: [
      ...(market ? [{ label: market.seoTitle, to: path }] : []),
      ...(market?.hasDetails
        ? [{ label: 'Top retailers and concentration', to: `${path}/top-retailers` }]
        : []),
    ],
  };
}

async function rankingLinks(
  context: SheetContext,
  { slug }: Ranking,
  filter: RankingFilter,
): Promise<RelatedLinks['links']> {
  const rankings = await listRankings(context, filter);
  return rankings
    .slice(0, 30)
    .filter((other) => other.slug !== slug)
    .map((other) => ({ label: other.title, to: sheetPath(rankingKey(other.slug)) }));
}
