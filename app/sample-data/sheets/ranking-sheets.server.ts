import type { Sheet } from '../../exhibits/sheet.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { findRanking, rankingEditions } from '../../rankings/ranking-queries.server.ts';
import { rankingSheet } from './ranking-sheet.server.ts';

/** `top-toy-stores-worldwide` is the newest edition, `top-toy-stores-worldwide/2024` a certain one. */
export async function findRankingSheet(
  context: SheetContext,
  [slug = '', year, ...more]: readonly string[],
): Promise<Sheet | null> {
  const ranking = more.length === 0 ? await findRanking(context, slug) : null;
  if (!ranking) return null;
  const editions = await rankingEditions(context, slug);
  const edition = editions.find((one) => year === undefined || String(one) === year);
  return edition === undefined ? null : rankingSheet(context, ranking, edition, editions);
}
