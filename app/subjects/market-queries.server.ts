import { and, asc, eq, getTableColumns, inArray, like } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { capitalised } from '../base/capitalised.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { Figure, Source } from '../figures/figure.ts';
import type { LoadedData } from '../figures/dataset.ts';
import type { WantedFigures } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import type { Publication } from '../figures/publish.ts';
import { perDataset } from '../figures/per-dataset.server.ts';
import {
  areWanted,
  figureOf,
  plainRows,
  publishedColumns,
  sourcesOf,
  type PublishedRow,
} from '../figures/published-columns.server.ts';
import { categoryOf, type CategorySlug } from '../taxonomy/category.ts';
import { hasAddress, toAlpha3 } from '../taxonomy/geo-codes.ts';
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

export async function listMarkets(
  data: LoadedData,
  { regions, category }: MarketFilter = {},
): Promise<readonly Market[]> {
  const { all, byRegion, byCategory } = await marketDirectory(data, null);
  if (!regions) return category === undefined ? all : (byCategory.get(category) ?? []);
  const found = [...new Set(regions)].toSorted().flatMap((code) => byRegion.get(code) ?? []);
  return category === undefined ? found : found.filter((market) => market.category === category);
}

export async function pageOfMarkets(
  data: LoadedData,
  filter: MarketFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: readonly Market[]; total: number }> {
  const found = await listMarkets(data, filter);
  return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

export async function findMarket(data: LoadedData, region: string, category: string): Promise<Market | null> {
  const { byRegion } = await marketDirectory(data, null);
  return byRegion.get(region)?.find((market) => market.category === category) ?? null;
}

/** Every data page looks up several markets, and their names are few enough to stay in memory. */
const marketDirectory = perDataset(async ({ db, datasetId }: LoadedData) => {
  const stored: readonly Market[] = await db
    .select(marketColumns)
    .from(marketTable)
    .where(eq(marketTable.datasetId, datasetId))
    .orderBy(asc(marketTable.region), asc(marketTable.category));
  const all = stored.filter(({ region }) => hasAddress(region));
  return {
    all,
    byRegion: Map.groupBy(all, ({ region }) => region),
    byCategory: Map.groupBy(all, ({ category }) => category),
  };
});

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
  const table = publishedMarketFigureTable;
  const rows = await plainRows<PublishedRow>(
    context.db,
    context.db
      .select(figureColumns)
      .from(table)
      .where(
        and(
          eq(table.datasetId, context.datasetId),
          eq(table.region, market.region),
          eq(table.category, market.category),
          areWanted(table, wanted),
        ),
      )
      .orderBy(asc(table.metric), asc(table.dimension), asc(table.period)),
  );
  const sources = await sourcesOf(context, rows);
  const publication = marketPublication(context, market);
  return rows.map((row) => figureOf(row, sources, publication));
}

export type ComparedFigure = MarketName & { figure: Figure };

type Comparison = {
  metric: MetricKey;
  period: number | readonly number[];
  /** Null asks for the whole and all its parts. */
  dimension?: string | null;
  /** Asks for the parts of one split, such as `device`. */
  split?: string;
  regions?: readonly string[];
  categories?: readonly CategorySlug[];
};

/** One figure of many markets is on the pages of all of them. */
export const compareMarkets = perDataset(loadComparison);

async function loadComparison(
  context: SheetContext,
  { metric, period, split, dimension = split ? null : '', regions, categories }: Comparison,
): Promise<readonly ComparedFigure[]> {
  const table = publishedMarketFigureTable;
  const rows = await plainRows<MarketName & PublishedRow>(
    context.db,
    context.db
      .select(figureColumns)
      .from(table)
      .where(
        and(
          eq(table.datasetId, context.datasetId),
          eq(table.metric, metric),
          inArray(table.period, [period].flat().map(String)),
          dimension === null ? undefined : eq(table.dimension, dimension),
          split ? like(table.dimension, `${split}:%`) : undefined,
          regions && inArray(table.region, [...regions]),
          categories && inArray(table.category, [...categories]),
        ),
      )
      .orderBy(asc(table.region), asc(table.category), asc(table.dimension), asc(table.period)),
  );
  const sources = await sourcesOf(context, rows);
  return rows.map((row) => ({
    region: row.region,
    category: row.category,
    figure: figureOf(row, sources, marketPublication(context, row)),
  }));
}

export async function conversionTitle(data: LoadedData, market: MarketName): Promise<string | null> {
  return (await conversionTitles(data, null)).get(marketKey(market)) ?? null;
}

const conversionTitles = perDataset(async ({ db, datasetId }: LoadedData) => {
  const table = conversionStatisticTable;
  const rows = await db.select().from(table).where(eq(table.datasetId, datasetId));
  return new Map(rows.map((row) => [marketKey(row), row.seoTitle]));
});

export type OfficialFigure = {
  indicator: string;
  period: string;
  value: number;
  unit: string;
  source: Source | null;
  difference: string | null;
};

export async function officialFigures(
  data: LoadedData,
  market: MarketName,
): Promise<readonly OfficialFigure[]> {
  return (await allOfficialFigures(data, null)).get(marketKey(market)) ?? [];
}

/** By the key of their market. */
export const allOfficialFigures = perDataset(async (data: LoadedData) => {
  const table = officialFigureTable;
  const rows = await data.db
    .select()
    .from(table)
    .where(eq(table.datasetId, data.datasetId))
    .orderBy(asc(table.indicator), asc(table.period));
  const sources = await sourcesOf(data, rows);
  const figures = rows.map(({ indicator, period, value, unit, source, difference, ...market }) => ({
    market: marketKey(market),
    figure: { indicator, period, value, unit, source: sources.get(source) ?? null, difference },
  }));
  return new Map(
    Map.groupBy(figures, ({ market }) => market)
      .entries()
      .map(([market, found]) => [market, found.map(({ figure }): OfficialFigure => figure)]),
  );
});

/** The first and the last year with a market size; null without any. */
export const coveredYears = perDataset(async ({ db, datasetId }: LoadedData) => {
  const table = publishedMarketFigureTable;
  const rows = await db
    .selectDistinct({ period: table.period })
    .from(table)
    .where(and(eq(table.datasetId, datasetId), eq(table.metric, 'market-size'), eq(table.dimension, '')));
  const years = rows.map(({ period }) => Number(period)).filter(Number.isInteger);
  return years.length > 0 ? { first: Math.min(...years), last: Math.max(...years) } : null;
});

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

const { datasetId: _, ...figureColumns } = getTableColumns(publishedMarketFigureTable);

const marketColumns = {
  region: marketTable.region,
  category: marketTable.category,
  seoTitle: marketTable.seoTitle,
  hasDetails: marketTable.hasDetails,
};

export function marketPublication(
  { region, publication }: Pick<SheetContext, 'region' | 'publication'>,
  market: Pick<Market, 'region' | 'category'>,
): Publication {
  const place = region(market.region);
  const scope = marketScope(categoryOf(market.category)!, place);
  // It stands alone, so it begins with a capital: 'Worldwide'.
  return {
    ...publication(scope, marketKey(market)),
    place: capitalised(place.name),
  };
}
