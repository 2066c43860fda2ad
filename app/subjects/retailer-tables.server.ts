import { bigint, boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Method } from '../figures/figure.ts';
import { publishedColumns } from '../figures/published-columns.server.ts';
import type { CategorySlug } from '../taxonomy/category.ts';

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
  /** Its entry in the index '#', a–z; the database derives it from the display name. */
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

/** What visitors may see of the figures, and of those that follow from them. */
export const publishedRetailerFigureTable = pgTable('published_retailer_figure', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  retailer: text('retailer').notNull(),
  ...publishedColumns,
});
