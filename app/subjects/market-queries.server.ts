import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { Figure, Source } from '../figures/figure.ts';
import type { LoadedData } from '../figures/loaded-data.ts';
import type { MetricKey } from '../figures/metric.ts';
import { figureOf } from '../figures/published-columns.server.ts';
import { sourcesOf } from '../figures/source-queries.server.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { toAlpha3 } from '../taxonomy/geo-codes.ts';
import { marketPublication } from './market-publication.server.ts';
import type { Market } from './market.ts';
import {
  conversionStatisticTable,
  marketTable,
  officialFigureTable,
  publishedMarketFigureTable as publishedTable,
} from './market-tables.server.ts';

type MarketName = Pick<Market, 'region' | 'category'>;

export type MarketFilter = { regions?: readonly string[]; category?: CategorySlug };

/** All of them, by code. */
export async function listMarkets(data: LoadedData, filter: MarketFilter = {}): Promise<Market[]> {
  return marketsBy(data, filter);
}

export async function pageOfMarkets(
  data: LoadedData,
  filter: MarketFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Market[]; total: number }> {
  const [items, total] = await Promise.all([
    marketsBy(data, filter)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    data.db.$count(marketTable, wantedBy(data, filter)),
  ]);
  return { items, total };
}

const marketsBy = (data: LoadedData, filter: MarketFilter) =>
  data.db
    .select(marketColumns)
    .from(marketTable)
    .where(wantedBy(data, filter))
    .orderBy(asc(marketTable.region), asc(marketTable.category));

function wantedBy({ datasetId }: LoadedData, { regions, category }: MarketFilter) {
  return and(
    eq(marketTable.datasetId, datasetId),
    regions && inArray(marketTable.region, [...regions]),
    category && eq(marketTable.category, category),
  );
}

export async function findMarket(data: LoadedData, region: string, category: string): Promise<Market | null> {
  const [market] = await data.db
    .select(marketColumns)
    .from(marketTable)
    .where(isOf({ region, category: category as CategorySlug }, marketTable, data));
  return market ?? null;
}

/** By the two letters that its address has. */
export async function findMarketAt(
  data: LoadedData,
  isoCode: string | undefined,
  category: string,
): Promise<Market | null> {
  const region = toAlpha3(isoCode);
  return region ? findMarket(data, region, category) : null;
}

/** All that may be seen of a market. */
export async function marketFigures(context: SheetContext, market: MarketName): Promise<Figure[]> {
  const rows = await context.db
    .select()
    .from(publishedTable)
    .where(isOf(market, publishedTable, context))
    .orderBy(asc(publishedTable.metric), asc(publishedTable.dimension), asc(publishedTable.period));
  const sources = await sourcesOf(context, rows);
  const publication = marketPublication(context, market);
  return rows.map((row) => figureOf(row, sources, publication));
}

export type ComparedFigure = MarketName & { figure: Figure };

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
  const rows = await context.db
    .select()
    .from(publishedTable)
    .where(
      and(
        eq(publishedTable.datasetId, context.datasetId),
        eq(publishedTable.metric, metric),
        eq(publishedTable.period, String(period)),
        eq(publishedTable.dimension, dimension),
        regions && inArray(publishedTable.region, [...regions]),
        categories && inArray(publishedTable.category, [...categories]),
      ),
    )
    .orderBy(asc(publishedTable.region), asc(publishedTable.category));
  const sources = await sourcesOf(context, rows);
  return rows.map((row) => ({
    region: row.region,
    category: row.category,
    figure: figureOf(row, sources, marketPublication(context, row)),
  }));
}

/** What the page with the transaction figures of a market is called; null where there are none. */
export async function conversionTitle(data: LoadedData, market: MarketName): Promise<string | null> {
  const [found] = await data.db
    .select({ seoTitle: conversionStatisticTable.seoTitle })
    .from(conversionStatisticTable)
    .where(isOf(market, conversionStatisticTable, data));
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
export async function officialFigures(data: LoadedData, market: MarketName): Promise<OfficialFigure[]> {
  const rows = await data.db
    .select()
    .from(officialFigureTable)
    .where(isOf(market, officialFigureTable, data))
    .orderBy(asc(officialFigureTable.indicator), asc(officialFigureTable.period));
  const sources = await sourcesOf(data, rows);
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
export async function marketCoverage({ db, datasetId }: LoadedData) {
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
export async function marketDimensions({ db, datasetId }: LoadedData): Promise<string[]> {
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

function isOf({ region, category }: MarketName, table: MarketRows, { datasetId }: LoadedData) {
  return and(eq(table.datasetId, datasetId), eq(table.region, region), eq(table.category, category));
}

const marketColumns = {
  region: marketTable.region,
  category: marketTable.category,
  seoTitle: marketTable.seoTitle,
  hasDetails: marketTable.hasDetails,
};
