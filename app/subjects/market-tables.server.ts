import { bigint, boolean, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { publishedColumns } from '../figures/published-columns.server.ts';
import type { CategorySlug } from '../taxonomy/category.ts';

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

/** What visitors may see of the figures, and of those that follow from them. */
export const publishedMarketFigureTable = pgTable('published_market_figure', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  region: text('region').notNull(),
  category: text('category').$type<CategorySlug>().notNull(),
  ...publishedColumns,
});
