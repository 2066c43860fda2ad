import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Figure, Source } from '../figures/figure.ts';
import { figureOf } from '../figures/published-columns.server.ts';
import type { SheetContext } from '../exhibits/sheet-context.server.ts';
import type { MetricKey } from '../figures/metric.ts';
import type { Publication } from '../figures/publish.ts';
import { sourcesOf } from '../figures/source-queries.server.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { marketPublication } from './market-publication.server.ts';
import type { Market } from './market.ts';
import {
  conversionStatisticTable,
  marketTable,
  officialFigureTable,
  publishedMarketFigureTable as publishedTable,
} from './market-tables.server.ts';

export type MarketFilter = { regions?: readonly string[]; category?: CategorySlug };

export async function listMarkets(
  db: Database,
  datasetId: number,
  { regions, category }: MarketFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Market[]; total: number }> {
  const wanted = and(
    eq(marketTable.datasetId, datasetId),
    regions && inArray(marketTable.region, [...regions]),
    category && eq(marketTable.category, category),
  );
  const items = await db
    .select(marketColumns)
    .from(marketTable)
    .where(wanted)
    .orderBy(asc(marketTable.region), asc(marketTable.category))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(marketTable).where(wanted);
  return { items, total: counted!.total };
}

export async function findMarket(
  db: Database,
  datasetId: number,
  region: string,
  category: string,
): Promise<Market | null> {
  const [market] = await db
    .select(marketColumns)
    .from(marketTable)
    .where(isOf({ region, category: category as CategorySlug }, marketTable, datasetId));
  return market ?? null;
}

/** All that may be seen of a market. */
export async function marketFigures(
  db: Database,
  datasetId: number,
  market: Pick<Market, 'region' | 'category'>,
  publication: Publication,
): Promise<Figure[]> {
  const rows = await db
    .select()
    .from(publishedTable)
    .where(isOf(market, publishedTable, datasetId))
    .orderBy(asc(publishedTable.metric), asc(publishedTable.dimension), asc(publishedTable.period));
  const sources = await sourcesOf(db, datasetId, rows);
  return rows.map((row) => figureOf(row, sources, publication));
}

export type ComparedFigure = Pick<Market, 'region' | 'category'> & { figure: Figure };

type Comparison = {
  metric: MetricKey;
  period: number;
  dimension?: string;
  regions?: readonly string[];
  categories?: readonly CategorySlug[];
};

/** One figure of many markets, such as the size of all countries: in the order of the data, which is by code. */
export async function compareMarkets(
  context: SheetContext,
  { metric, period, dimension = '', regions, categories }: Comparison,
): Promise<ComparedFigure[]> {
  const { db, datasetId } = context;
  const rows = await db
    .select()
    .from(publishedTable)
    .where(
      and(
        eq(publishedTable.datasetId, datasetId),
        eq(publishedTable.metric, metric),
        eq(publishedTable.period, String(period)),
        eq(publishedTable.dimension, dimension),
        regions && inArray(publishedTable.region, [...regions]),
        categories && inArray(publishedTable.category, [...categories]),
      ),
    )
    .orderBy(asc(publishedTable.region), asc(publishedTable.category));
  const sources = await sourcesOf(db, datasetId, rows);
  return rows.map((row) => ({
    region: row.region,
    category: row.category,
    figure: figureOf(row, sources, marketPublication(context, row)),
  }));
}

/** Whether there are transaction figures of a market. */
export async function hasConversionStatistics(
  db: Database,
  datasetId: number,
  market: Pick<Market, 'region' | 'category'>,
): Promise<boolean> {
  return (await conversionTitle(db, datasetId, market)) !== null;
}

/** What the page with the transaction figures of a market is called; null where there are none. */
export async function conversionTitle(
  db: Database,
  datasetId: number,
  market: Pick<Market, 'region' | 'category'>,
): Promise<string | null> {
  const [found] = await db
    .select({ seoTitle: conversionStatisticTable.seoTitle })
    .from(conversionStatisticTable)
    .where(isOf(market, conversionStatisticTable, datasetId));
  return found?.seoTitle ?? null;
}

export type OfficialFigure = {
  indicator: string;
  period: string;
  value: number;
  unit: string;
  source: Source | null;
  /** Why ours is another number. */
  difference: string | null;
};

/** Published figures of others that a reader will compare with ours. */
export async function officialFigures(
  db: Database,
  datasetId: number,
  market: Pick<Market, 'region' | 'category'>,
): Promise<OfficialFigure[]> {
  const rows = await db
    .select()
    .from(officialFigureTable)
    .where(isOf(market, officialFigureTable, datasetId))
    .orderBy(asc(officialFigureTable.indicator), asc(officialFigureTable.period));
  const sources = await sourcesOf(db, datasetId, rows);
  return rows.map(({ indicator, period, value, unit, source, difference }) => ({
    indicator,
    period,
    value,
    unit,
    source: sources.get(source) ?? null,
    difference,
  }));
}

/** The regions for which there are markets, and those with transaction figures. */
export async function marketCoverage(db: Database, datasetId: number) {
  const regionsIn = async (table: typeof marketTable | typeof conversionStatisticTable) => {
    const rows = await db
      .selectDistinct({ region: table.region })
      .from(table)
      .where(eq(table.datasetId, datasetId));
    return new Set(rows.map(({ region }) => region));
  };
  return { markets: await regionsIn(marketTable), transactions: await regionsIn(conversionStatisticTable) };
}

/** Every part of a split that occurs: `payment:PayPal`, `device:mobile`. */
export async function marketDimensions(db: Database, datasetId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ dimension: publishedTable.dimension })
    .from(publishedTable)
    .where(eq(publishedTable.datasetId, datasetId))
    .orderBy(asc(publishedTable.dimension));
  return rows.map(({ dimension }) => dimension);
}

type MarketRows =
  | typeof marketTable
  | typeof publishedTable
  | typeof conversionStatisticTable
  | typeof officialFigureTable;

function isOf(
  { region, category }: Pick<Market, 'region' | 'category'>,
  table: MarketRows,
  datasetId: number,
) {
  return and(eq(table.datasetId, datasetId), eq(table.region, region), eq(table.category, category));
}

const marketColumns = {
  region: marketTable.region,
  category: marketTable.category,
  seoTitle: marketTable.seoTitle,
  hasDetails: marketTable.hasDetails,
};
