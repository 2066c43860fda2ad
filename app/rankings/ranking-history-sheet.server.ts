import type { Exhibit, ExhibitRow } from '../data-pages/exhibit.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findRanking, rankingEditions, rankingPlaces } from '../subjects/ranking-queries.server.ts';
import { rankingKey, type RankingPlace } from '../subjects/ranking.ts';
import { rowOf } from './ranking-exhibits.ts';
import { findRankingSheet } from './ranking-sheet.server.ts';

/** The part of a ranking's key that stands for all its editions. It has files, but no page. */
export const allEditions = 'all-editions';

/** Every rank of every edition, side by side. No page shows this: it is the workbook that the ranking form sends. */
export async function rankingHistorySheet(context: SheetContext, slug: string): Promise<Sheet | null> {
  const [ranking, newest] = await Promise.all([findRanking(context, slug), findRankingSheet(context, slug)]);
  if (!ranking || !newest) return null;
  const years = (await rankingEditions(context, slug)).toSorted((one, other) => one - other);
  const editions = await Promise.all(
    years.map(async (year) => ({ year, places: await rankingPlaces(context, ranking, year) })),
  );
  return {
    ...newest,
    key: `${rankingKey(slug)}/${allEditions}`,
    title: `${ranking.title}, all editions`,
    description: `Every rank of ${ranking.title} in ${years.length} editions, ${years[0]} to ${years.at(-1)}.`,
    lead: '',
    keyFigures: [],
    exhibits: historyExhibits(editions),
    list: undefined,
  };
}

type EditionPlaces = { year: number; places: readonly RankingPlace[] };

/** Ordered by the best rank in the newest edition that a shop is in. */
export function historyExhibits(editions: readonly EditionPlaces[]): Exhibit[] {
  const bySlug = new Map<string, Map<number, RankingPlace>>();
  for (const { year, places } of editions) {
    for (const place of places) {
      const shop = bySlug.get(place.retailer.slug) ?? new Map<number, RankingPlace>();
      bySlug.set(place.retailer.slug, shop.set(year, place));
    }
  }
  const newestOf = (shop: ReadonlyMap<number, RankingPlace>) => Math.max(...shop.keys());
  const shops = [...bySlug.values()].toSorted((one, other) => {
    const [first, second] = [newestOf(one), newestOf(other)];
    return second - first || one.get(first)!.place - other.get(second)!.place;
  });
  const years = editions.map(({ year }) => year);
  const span = `${years[0]} to ${years.at(-1)}`;
  const rows = (cellOf: (place: RankingPlace | undefined) => ExhibitRow['cells'][number]): ExhibitRow[] =>
    shops.map((shop) => ({
      ...rowOf(shop.values().next().value!),
      cells: years.map((year) => cellOf(shop.get(year))),
    }));
  const columns = ['Retailer', ...years.map(String)];
  return [
    {
      id: 'ranks',
      title: 'Ranks',
      message: `${shops.length} retailers have appeared in the ranking in ${years.length} editions.`,
      subtitle: `Rank in each edition, ${span}; empty where a retailer was not ranked`,
      chart: null,
      table: { columns, rows: rows((place) => (place ? String(place.place) : '')) },
      wide: true,
    },
    {
      id: 'revenue',
      title: 'Net sales',
      message: 'The net sales behind every rank, as a range.',
      subtitle: `Net sales in each edition, ${span}`,
      chart: null,
      table: { columns, rows: rows((place) => place?.figure ?? null) },
      wide: true,
    },
  ];
}
