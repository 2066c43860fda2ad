import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import type { Figure, Method } from '../figures/figure.ts';
import type { LoadedData } from '../figures/loaded-data.ts';
import { figureOf } from '../figures/published-columns.server.ts';
import { sourcesOf } from '../figures/source-queries.server.ts';
import type { CategorySlug } from '../taxonomy/category.ts';
import { retailerPublication } from './retailer-publication.server.ts';
import type { Retailer, RetailerProfile } from './retailer.ts';
import {
  publishedRetailerFigureTable as publishedTable,
  retailerCompetitorTable,
  retailerProviderTable,
  retailerTable,
} from './retailer-tables.server.ts';

export type RetailerFilter = {
  search?: string;
  /** An entry of the index '#', a–z. */
  letter?: string;
  countries?: readonly string[];
  categories?: readonly CategorySlug[];
  hasDetails?: boolean;
};

/** All of them, by name. */
export async function listRetailers(data: LoadedData, filter: RetailerFilter = {}): Promise<Retailer[]> {
  return retailersBy(data, filter);
}

export async function pageOfRetailers(
  data: LoadedData,
  filter: RetailerFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Retailer[]; total: number }> {
  const [items, total] = await Promise.all([
    retailersBy(data, filter)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countRetailers(data, filter),
  ]);
  return { items, total };
}

export async function countRetailers(data: LoadedData, filter: RetailerFilter = {}): Promise<number> {
  return data.db.$count(retailerTable, wantedBy(data, filter));
}

const retailersBy = (data: LoadedData, filter: RetailerFilter) =>
  data.db
    .select(catalogueColumns)
    .from(retailerTable)
    .where(wantedBy(data, filter))
    .orderBy(asc(retailerTable.name), asc(retailerTable.slug));

/** The entries of the index that have retailers. */
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

export async function findRetailer(
  { db, datasetId }: LoadedData,
  slug: string,
): Promise<RetailerProfile | null> {
  const [retailer] = await db
    .select({ ...catalogueColumns, ...profileColumns })
    .from(retailerTable)
    .where(and(eq(retailerTable.datasetId, datasetId), eq(retailerTable.slug, slug)));
  return retailer ?? null;
}

/** All that may be seen of a retailer. */
export async function retailerFigures(
  context: SheetContext,
  retailer: Pick<Retailer, 'slug' | 'displayName'>,
): Promise<Figure[]> {
  const { db, datasetId } = context;
  const rows = await db
    .select()
    .from(publishedTable)
    .where(and(eq(publishedTable.datasetId, datasetId), eq(publishedTable.retailer, retailer.slug)))
    .orderBy(asc(publishedTable.metric), asc(publishedTable.dimension), asc(publishedTable.period));
  const sources = await sourcesOf(context, rows);
  const publication = retailerPublication(context, retailer);
  return rows.map((row) => figureOf(row, sources, publication));
}

export type Provider = { kind: 'payment' | 'shipping' | 'shop-software'; name: string; method: Method };

/** By name: they lie in the order of their shares, which tells more than the ranges that are shown of them. */
export async function retailerProviders({ db, datasetId }: LoadedData, slug: string): Promise<Provider[]> {
  const table = retailerProviderTable;
  return db
    .select({ kind: table.kind, name: table.name, method: table.method })
    .from(table)
    .where(and(eq(table.datasetId, datasetId), eq(table.retailer, slug)))
    .orderBy(asc(table.kind), asc(table.name));
}

export type Competitor = { slug: string; displayName: string; hasDetails: boolean; reason: string };

/** The closest first. How far they overlap is for plans only, and not read here. */
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

/** The countries that have retailers. */
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
