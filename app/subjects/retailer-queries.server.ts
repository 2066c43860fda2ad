import { and, asc, desc, eq, ilike, inArray, like, or, sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { Figure, Method } from '../figures/figure.ts';
import type { LoadedData } from '../figures/dataset.ts';
import type { WantedFigures } from '../figures/figure-set.ts';
import { perDataset } from '../figures/per-dataset.server.ts';
import type { MetricKey } from '../figures/metric.ts';
import { toFigure, type Publication } from '../figures/publish.ts';
import { areWanted, figureOf, publishedColumns, sourcesOf } from '../figures/published-columns.server.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { retailerKey, type Retailer, type RetailerProfile } from './retailer.ts';

export const retailerTable = pgTable('retailer', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  displayName: text('display_name').notNull(),
  domain: text('domain').notNull(),
  country: text('country').notNull(),
  category: text('category').$type<CategorySlug>().notNull(),
  hasDetails: boolean('has_details').notNull(),
  businessModel: text('business_model'),
  type: text('type'),
  parent: text('parent'),
  headquarters: text('headquarters'),
  founded: integer('founded'),
  /** The database derives it from the display name. */
  letter: text('letter').notNull(),
});

export const retailerProviderTable = pgTable('retailer_provider', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  retailer: text('retailer').notNull(),
  kind: text('kind').$type<'payment' | 'shipping' | 'shop-software'>().notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
  method: text('method').$type<Method>().notNull(),
  source: text('source'),
});

export const retailerCompetitorTable = pgTable('retailer_competitor', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  retailer: text('retailer').notNull(),
  competitor: text('competitor').notNull(),
  position: integer('position').notNull(),
  reason: text('reason').notNull(),
  overlap: doublePrecision('overlap'),
});

export const publishedRetailerFigureTable = pgTable('published_retailer_figure', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  retailer: text('retailer').notNull(),
  ...publishedColumns,
});

export type RetailerFilter = {
  search?: string;
  letter?: string;
  countries?: readonly string[];
  categories?: readonly CategorySlug[];
  hasDetails?: boolean;
};

export async function listRetailers(data: LoadedData, filter: RetailerFilter = {}): Promise<Retailer[]> {
  return retailersBy(data, filter);
}

export async function pageOfRetailers(
  data: LoadedData,
  filter: RetailerFilter,
  { page, pageSize, openFirst }: { page: number; pageSize: number; openFirst?: SizeYear },
): Promise<{ items: Retailer[]; total: number }> {
  const [items, total] = await Promise.all([
    retailersBy(data, filter, openFirst)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countRetailers(data, filter),
  ]);
  return { items, total };
}

export async function countRetailers(data: LoadedData, filter: RetailerFilter = {}): Promise<number> {
  return data.db.$count(retailerTable, wantedBy(data, filter));
}

/** The year whose net sales order the open profiles. */
type SizeYear = { year: number };

const retailersBy = (data: LoadedData, filter: RetailerFilter, openFirst?: SizeYear) =>
  data.db
    .select(catalogueColumns)
    .from(retailerTable)
    .where(wantedBy(data, filter))
    .orderBy(...(openFirst ? openBySize(openFirst) : []), asc(retailerTable.name), asc(retailerTable.slug));

/** By the published range only. The sales of other shops are not public, so that these stay in the order of their names. */
function openBySize({ year }: SizeYear) {
  const table = publishedRetailerFigureTable;
  const size = sql`(
    select coalesce(${table.low}, ${table.value}) from ${table}
    where ${table.datasetId} = ${retailerTable.datasetId} and ${table.retailer} = ${retailerTable.slug}
      and ${table.metric} = 'net-sales' and ${table.period} = ${String(year)} and ${table.dimension} = ''
      and ${retailerTable.hasDetails}
  )`;
  return [desc(retailerTable.hasDetails), sql`${size} desc nulls last`];
}

export type RetailerSize = { retailer: Retailer; figure: Figure };

/** The net sales of every open profile, in one query. */
export async function profileSizes(context: SheetContext, year: number): Promise<RetailerSize[]> {
  const { db, datasetId } = context;
  const table = publishedRetailerFigureTable;
  const rows = await db
    .select({ figure: table, retailer: catalogueColumns })
    .from(table)
    .innerJoin(
      retailerTable,
      and(eq(retailerTable.datasetId, table.datasetId), eq(retailerTable.slug, table.retailer)),
    )
    .where(
      and(
        eq(table.datasetId, datasetId),
        eq(retailerTable.hasDetails, true),
        areWanted(table, { metrics: ['net-sales'], periods: [String(year)], dimension: '' }),
      ),
    )
    .orderBy(asc(retailerTable.name));
  const sources = await sourcesOf(
    context,
    rows.map(({ figure }) => figure),
  );
  return rows.map(({ figure, retailer }) => ({
    retailer,
    figure: figureOf(figure, sources, retailerPublication(context, retailer)),
  }));
}

export async function retailerLetters(
  data: LoadedData,
  filter: Omit<RetailerFilter, 'letter'>,
): Promise<Set<string>> {
  const rows = await data.db
    .selectDistinct({ letter: retailerTable.letter })
    .from(retailerTable)
    .where(wantedBy(data, filter));
  return new Set(rows.map(({ letter }) => letter));
}

function wantedBy(
  { datasetId }: LoadedData,
  { search, letter, countries, categories, hasDetails }: RetailerFilter,
) {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    eq(retailerTable.datasetId, datasetId),
    letter ? eq(retailerTable.letter, letter) : undefined,
    countries && inArray(retailerTable.country, [...countries]),
    categories && inArray(retailerTable.category, [...categories]),
    hasDetails === undefined ? undefined : eq(retailerTable.hasDetails, hasDetails),
    pattern ? or(ilike(retailerTable.displayName, pattern), ilike(retailerTable.domain, pattern)) : undefined,
  );
}

/** Texts and terms name a few shops again and again. */
export const findRetailer = perDataset(
  async ({ db, datasetId }: LoadedData, slug: string): Promise<RetailerProfile | null> => {
    const [retailer] = await db
      .select({ ...catalogueColumns, ...profileColumns })
      .from(retailerTable)
      .where(and(eq(retailerTable.datasetId, datasetId), eq(retailerTable.slug, slug)));
    return retailer ?? null;
  },
);

export async function retailerFigures(
  context: SheetContext,
  retailer: Pick<Retailer, 'slug' | 'displayName'>,
  wanted: WantedFigures = {},
): Promise<Figure[]> {
  const { db, datasetId } = context;
  const table = publishedRetailerFigureTable;
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.datasetId, datasetId), eq(table.retailer, retailer.slug), areWanted(table, wanted)))
    .orderBy(asc(table.metric), asc(table.dimension), asc(table.period));
  const sources = await sourcesOf(context, rows);
  const publication = retailerPublication(context, retailer);
  return rows.map((row) => figureOf(row, sources, publication));
}

type RetailerSeries = {
  metric: MetricKey;
  /** Asks for the parts of one split, such as `country`, instead of the whole. */
  split?: string;
  retailers: readonly Pick<Retailer, 'slug' | 'displayName'>[];
};

/** One metric of several retailers, in all periods. */
export async function retailerSeries(
  context: SheetContext,
  { metric, split, retailers }: RetailerSeries,
): Promise<{ retailer: string; figure: Figure }[]> {
  const table = publishedRetailerFigureTable;
  const publications = new Map(
    retailers.map((retailer) => [retailer.slug, retailerPublication(context, retailer)]),
  );
  const rows = await context.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.datasetId, context.datasetId),
        eq(table.metric, metric),
        inArray(table.retailer, [...publications.keys()]),
        split ? like(table.dimension, `${split}:%`) : eq(table.dimension, ''),
      ),
    )
    .orderBy(asc(table.retailer), asc(table.dimension), asc(table.period));
  const sources = await sourcesOf(context, rows);
  return rows.map((row) => ({
    retailer: row.retailer,
    figure: figureOf(row, sources, publications.get(row.retailer)!),
  }));
}

export type Provider = { kind: 'payment' | 'shipping' | 'shop-software'; name: string; method: Method };

/** Sorted by name: the stored order is that of their shares and would reveal more than the ranges do. */
export async function retailerProviders({ db, datasetId }: LoadedData, slug: string): Promise<Provider[]> {
  const table = retailerProviderTable;
  return db
    .select({ kind: table.kind, name: table.name, method: table.method })
    .from(table)
    .where(and(eq(table.datasetId, datasetId), eq(table.retailer, slug)))
    .orderBy(asc(table.kind), asc(table.name));
}

export type Competitor = { slug: string; displayName: string; hasDetails: boolean; reason: string };

/** Closest first. The overlap is for plans only, so it is not loaded. */
export async function retailerCompetitors(
  { db, datasetId }: LoadedData,
  slug: string,
): Promise<Competitor[]> {
  const table = retailerCompetitorTable;
  return db
    .select({
      slug: table.competitor,
      displayName: retailerTable.displayName,
      hasDetails: retailerTable.hasDetails,
      reason: table.reason,
    })
    .from(table)
    .innerJoin(
      retailerTable,
      and(eq(retailerTable.datasetId, table.datasetId), eq(retailerTable.slug, table.competitor)),
    )
    .where(and(eq(table.datasetId, datasetId), eq(table.retailer, slug)))
    .orderBy(asc(table.position));
}

export async function retailerCountries({ db, datasetId }: LoadedData): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ country: retailerTable.country })
    .from(retailerTable)
    .where(eq(retailerTable.datasetId, datasetId));
  return new Set(rows.map(({ country }) => country));
}

const catalogueColumns = {
  name: retailerTable.name,
  displayName: retailerTable.displayName,
  slug: retailerTable.slug,
  hasDetails: retailerTable.hasDetails,
  domain: retailerTable.domain,
  country: retailerTable.country,
  category: retailerTable.category,
};

const profileColumns = {
  businessModel: retailerTable.businessModel,
  type: retailerTable.type,
  parent: retailerTable.parent,
  headquarters: retailerTable.headquarters,
  founded: retailerTable.founded,
};

export function retailerPublication(
  { publication }: Pick<SheetContext, 'publication'>,
  { displayName, slug }: Pick<Retailer, 'displayName' | 'slug'>,
): Publication {
  return publication(displayName, retailerKey(slug));
}

/** The overlap of two shops is for plans only, so this figure never has a value. */
export function lockedOverlap(competitor: string, year: number, publication: Publication): Figure {
  return toFigure(
    {
      metric: 'competitor-overlap',
      period: String(year),
      dimension: `competitor:${competitor}`,
      method: 'modelled',
      confidence: 'C',
      source: null,
    },
    { visibility: 'no-access' },
    publication,
  );
}
