import { count, eq, sql } from 'drizzle-orm';
import type { SheetContext } from '../../../../figures/sheet-context.server.ts';
import { conversionStatisticTable, marketTable } from '../../../../subjects/market-tables.server.ts';
import { rankingTable } from '../../../../subjects/ranking-tables.server.ts';
import { retailerTable } from '../../../../subjects/retailer-tables.server.ts';
import type { Covered } from './coverage.ts';

/** What the data set has for each country and group of countries, by name. */
export async function loadCoverage({ db, datasetId, region }: SheetContext): Promise<Covered[]> {
  const perRegion = async (
    table: typeof marketTable | typeof conversionStatisticTable | typeof rankingTable,
  ) => {
    const rows = await db
      .select({ code: table.region, total: count() })
      .from(table)
      .where(eq(table.datasetId, datasetId))
      .groupBy(table.region);
    return new Map(rows.map(({ code, total }) => [code, total]));
  };
  const [markets, transactions, rankings, shopRows] = await Promise.all([
    perRegion(marketTable),
    perRegion(conversionStatisticTable),
    perRegion(rankingTable),
    db
      .select({
        code: retailerTable.country,
        shops: count(),
        profiles: sql<number>`count(*) filter (where ${retailerTable.hasDetails})`.mapWith(Number),
      })
      .from(retailerTable)
      .where(eq(retailerTable.datasetId, datasetId))
      .groupBy(retailerTable.country),
  ]);
  const shops = new Map(shopRows.map((row) => [row.code, row]));
  return [...new Set([...markets.keys(), ...shops.keys()])]
    .map((code) => ({
      code,
      name: region(code).name,
      isCountry: region(code).geoType === 'Country',
      categories: markets.get(code) ?? 0,
      transactions: (transactions.get(code) ?? 0) > 0,
      rankings: rankings.get(code) ?? 0,
      shops: shops.get(code)?.shops ?? 0,
      profiles: shops.get(code)?.profiles ?? 0,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
