import { count, eq } from 'drizzle-orm';
import type { SheetContext } from '../../../figures/sheet-context.server.ts';
import type { Confidence } from '../../../figures/figure.ts';
import { publishedMarketFigureTable } from '../../../subjects/market-tables.server.ts';
import { publishedRankingPlaceTable } from '../../../subjects/ranking-tables.server.ts';
import { publishedRetailerFigureTable } from '../../../subjects/retailer-tables.server.ts';

const tables = [
  publishedMarketFigureTable,
  publishedRetailerFigureTable,
  publishedRankingPlaceTable,
] as const;

/** How many published figures have each grade. */
export async function countGrades({ db, datasetId }: SheetContext): Promise<ReadonlyMap<Confidence, number>> {
  const counted = await Promise.all(
    tables.map((table) =>
      db
        .select({ grade: table.confidence, total: count() })
        .from(table)
        .where(eq(table.datasetId, datasetId))
        .groupBy(table.confidence),
    ),
  );
  const totals = new Map<Confidence, number>();
  for (const { grade, total } of counted.flat()) totals.set(grade, (totals.get(grade) ?? 0) + total);
  return totals;
}
