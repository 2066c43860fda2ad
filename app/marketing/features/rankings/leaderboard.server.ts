import { presentFigure } from '../../../data-pages/page/present-sheet.server.ts';
import { pathIn, sheetPath } from '../../../figures/sheet-address.ts';
import type { SheetContext } from '../../../figures/sheet-context.server.ts';
import { rangesNoteOf } from '../../../data-pages/sheet-notes.ts';
import { rowOf } from '../../../rankings/ranking-exhibits.ts';
import { rankingEditions, rankingPlaces } from '../../../subjects/ranking-queries.server.ts';
import { rankingKey } from '../../../subjects/ranking.ts';
import { changeOfPlace, rankingWords } from '../../../subjects/ranking-words.ts';
import { showcaseRanking } from '../showcase.server.ts';

export type Leaderboard = NonNullable<Awaited<ReturnType<typeof leaderboard>>>;

/** The first places of a ranking in its newest edition; null where the data set has none. */
export async function leaderboard(context: SheetContext, most: number) {
  const ranking = await showcaseRanking(context);
  const [edition, before = null] = ranking ? await rankingEditions(context, ranking.slug) : [];
  if (!ranking || edition === undefined) return null;
  const words = rankingWords(ranking, context.region, { edition, before });
  const places = (await rankingPlaces(context, ranking, edition)).slice(0, most);
  return {
    key: rankingKey(ranking.slug),
    path: sheetPath(rankingKey(ranking.slug)),
    title: `${ranking.title} ${edition}`,
    measure: words.measure,
    before,
    places: places.map((place) => ({
      place: place.place,
      change: place.change,
      moved: changeOfPlace(place.change),
      ...rowOf(place),
      home: context.region(place.retailer.country).shortName,
      value: presentFigure(place.figure, pathIn(context.siteUrl)),
    })),
    rangesNote: rangesNoteOf(places.map(({ figure }) => figure)),
  };
}
