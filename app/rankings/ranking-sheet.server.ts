import { keyFigures } from '../data-pages/key-figures.ts';
import type { KeyFigure, Sheet } from '../data-pages/sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { paragraph, seen } from '../data-pages/sentence.ts';
import { figureSet, type FigureSet } from '../figures/figure-set.ts';
import { marketFigures } from '../subjects/market-queries.server.ts';
import { firstInWords, placesExhibit, rowOf, salesExhibit } from './ranking-exhibits.ts';
import { changesExhibit, movesExhibit } from './ranking-moves.ts';
import { rankingPlaces } from '../subjects/ranking-queries.server.ts';
import { rankingKey, type Ranking, type RankingPlace } from '../subjects/ranking.ts';
import { rankingWords, sinceBefore, type RankingWords } from '../subjects/ranking-words.ts';
import { rankingFrame } from './ranking-frame.server.ts';

/** One edition of a ranking: who stands where, how far apart, and what changed. */
export async function rankingSheet(
  context: SheetContext,
  ranking: Ranking,
  edition: number,
  editions: readonly number[],
): Promise<Sheet> {
  const before = editions.find((other) => other < edition) ?? null;
  const words = rankingWords(ranking, context.region, { edition, before });
  const [places, placesBefore, market] = await Promise.all([
    rankingPlaces(context, ranking, edition),
    before === null ? null : rankingPlaces(context, ranking, before),
    marketFigures(context, ranking),
  ]);
  const figures = figureSet(market);
  const exhibits = [
    salesExhibit(places, words),
    movesExhibit(places, words),
    placesExhibit(places, figures.one('market-size', edition), words),
    changesExhibit(places, placesBefore, words),
  ];
  const title = `${ranking.title} ${edition}`;
  return {
    ...(await rankingFrame(context, ranking, editions)),
    key: edition === editions[0] ? rankingKey(ranking.slug) : rankingKey(ranking.slug, edition),
    title,
    description: `${title}: ${places.length} shops by ${words.measure.toLowerCase()}, with every change of place ${sinceBefore(words)}, who is ranked, and the method behind each figure.`,
    lead: leadOf(places, figures, words),
    keyFigures: keyFiguresOf(places, figures, edition),
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
    list: places.map(listed),
  };
}

export function listed(place: RankingPlace) {
  const { label, href } = rowOf(place);
  return { name: label, to: href };
}

function leadOf(places: readonly RankingPlace[], figures: FigureSet, words: RankingWords): string {
  const last = places.at(-1);
  const least = seen(last?.figure);
  const size = seen(figures.one('market-size', words.edition));
  return paragraph(
    firstInWords(places, words),
    last && least && `Place ${last.place}, ${last.retailer.displayName}, came to ${least}.`,
    size && `In all, consumers spent ${size} online in this market.`,
  );
}

/** How fast it falls from place to place, and the market around it. */
function keyFiguresOf(places: readonly RankingPlace[], figures: FigureSet, edition: number): KeyFigure[] {
  return [
    ...keyPlaces(places, [1, 10, 50, places.length]),
    ...keyFigures(figures, edition, [
      ['Market size', 'market-size', { change: 'market-growth' }],
      ['Four largest shops', 'concentration-cr4'],
      ['Third parties on platforms', 'marketplace-share'],
      ['Shops abroad', 'cross-border-share'],
    ]),
  ];
}

export function keyPlaces(places: readonly RankingPlace[], wanted: readonly number[]): KeyFigure[] {
  return places
    .filter(({ place }) => wanted.includes(place))
    .map(({ place, retailer, figure }) => ({ label: `Place ${place}, ${retailer.displayName}`, figure }));
}
