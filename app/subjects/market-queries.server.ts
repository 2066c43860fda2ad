import { and, asc, eq, inArray } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { Figure, Source } from '../figures/figure.ts';
import type { LoadedData } from '../figures/dataset.ts';
import type { WantedFigures } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import type { Publication } from '../figures/publish.ts';
import { perDataset } from '../figures/per-dataset.server.ts';
import { areWanted, figureOf, publishedColumns, sourcesOf } from '../figures/published-columns.server.ts';
import { categoryOf, type CategorySlug } from '../taxonomy/category.ts';
import { toAlpha3 } from '../taxonomy/geo-codes.ts';
import { marketScope } from './market-words.ts';
import { marketKey, type Market } from './market.ts';

export const marketTable = pgTable('market', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  region: text('region').notNull(),
  category: text('category').$type<CategorySlug>().notNull(),
  seoTitle: text('seo_title').notNull(),
  hasDetails: boolean('has_details').notNull(),
});

export const conversionStatisticTable = pgTable('conversion_statistic', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  region: text('region').notNull(),
  category: text('category').$type<CategorySlug>().notNull(),
  seoTitle: text('seo_title').notNull(),
});

export const officialFigureTable = pgTable('official_figure', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  region: text('region').notNull(),
  category: text('category').$type<CategorySlug>().notNull(),
  indicator: text('indicator').notNull(),
  period: text('period').notNull(),
  value: doublePrecision('value').notNull(),
  unit: text('unit').notNull(),
  source: text('source').notNull(),
  difference: text('difference'),
});

export const publishedMarketFigureTable = pgTable('published_market_figure', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  region: text('region').notNull(),
  category: text('category').$type<CategorySlug>().notNull(),
  ...publishedColumns,
});

type MarketName = Pick<Market, 'region' | 'category'>;

export type MarketFilter = { regions?: readonly string[]; category?: CategorySlug };

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

export async function findMarketAt(
  data: LoadedData,
  isoCode: string | undefined,
  category: string,
): Promise<Market | null> {
  const region = toAlpha3(isoCode);
  return region ? findMarket(data, region, category) : null;
}

export async function marketFigures(
  context: SheetContext,
  market: MarketName,
  wanted: WantedFigures = {},
): Promise<Figure[]> {
  const rows = await context.db
    .select()
    .from(publishedMarketFigureTable)
    .where(
      and(isOf(market, publishedMarketFigureTable, context), areWanted(publishedMarketFigureTable, wanted)),
    )
    .orderBy(
      asc(publishedMarketFigureTable.metric),
      asc(publishedMarketFigureTable.dimension),
      asc(publishedMarketFigureTable.period),
    );
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

/** One figure of many markets is on the pages of all of them. */
export const compareMarkets = perDataset(loadComparison);

async function loadComparison(
  context: SheetContext,
  { metric, period, dimension = '', regions, categories }: Comparison,
): Promise<readonly ComparedFigure[]> {
  const rows = await context.db
    .select()
    .from(publishedMarketFigureTable)
    .where(
      and(
        eq(publishedMarketFigureTable.datasetId, context.datasetId),
        eq(publishedMarketFigureTable.metric, metric),
        eq(publishedMarketFigureTable.period, String(period)),
        eq(publishedMarketFigureTable.dimension, dimension),
        regions && inArray(publishedMarketFigureTable.region, [...regions]),
        categories && inArray(publishedMarketFigureTable.category, [...categories]),
      ),
    )
    .orderBy(asc(publishedMarketFigureTable.region), asc(publishedMarketFigureTable.category));
  const sources = await sourcesOf(context, rows);
  return rows.map((row) => ({
    region: row.region,
    category: row.category,
    figure: figureOf(row, sources, marketPublication(context, row)),
  }));
}

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
  difference: string | null;
};

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

export async function marketDimensions({ db, datasetId }: LoadedData): Promise<string[]> {
  const rows = await db
    .selectDistinct({ dimension: publishedMarketFigureTable.dimension })
    .from(publishedMarketFigureTable)
    .where(eq(publishedMarketFigureTable.datasetId, datasetId))
    .orderBy(asc(publishedMarketFigureTable.dimension));
  return rows.map(({ dimension }) => dimension);
}

type MarketRows =
  | typeof marketTable
  | typeof publishedMarketFigureTable
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

function marketPublication(
  { region, publication }: Pick<SheetContext, 'region' | 'publication'>,
  market: Pick<Market, 'region' | 'category'>,
): Publication {
  const scope = marketScope(categoryOf(market.category)!, region(market.region));
  return publication(scope, marketKey(market));
}
