import type { Sheet } from '../data-pages/sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findRanking, rankingEditions } from '../subjects/ranking-queries.server.ts';
import { rankingSheet } from './ranking-sheet.server.ts';

/** `top-toy-stores-worldwide` is the newest edition, `top-toy-stores-worldwide/2024` a certain one. */
export async function findRankingSheet(
  context: SheetContext,
  slug: string,
  year?: string,
): Promise<Sheet | null> {
  const ranking = await findRanking(context, slug);
  if (!ranking) return null;
  const editions = await rankingEditions(context, slug);
  const edition = editions.find((one) => year === undefined || String(one) === year);
  return edition === undefined ? null : rankingSheet(context, ranking, edition, editions);
}
