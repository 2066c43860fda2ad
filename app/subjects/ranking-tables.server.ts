import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Confidence, Method } from '../figures/figure.ts';
import type { MetricKey } from '../figures/metric.ts';
import { shownColumns } from '../figures/published-columns.server.ts';
import type { CategorySlug } from '../taxonomy/category.ts';

export const rankingTable = pgTable('ranking', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  region: text('region').notNull(),
  category: text('category').$type<CategorySlug>().notNull(),
  metric: text('metric').$type<MetricKey>().notNull(),
});

/** The places as visitors may see them. */
export const publishedRankingPlaceTable = pgTable('published_ranking_place', {
  datasetId: bigint('dataset_id', { mode: 'number' }).notNull(),
  ranking: text('ranking').notNull(),
  edition: integer('edition').notNull(),
  place: integer('place').notNull(),
  retailer: text('retailer').notNull(),
  previousPlace: integer('previous_place'),
  ...shownColumns,
  method: text('method').$type<Method>().notNull(),
  confidence: text('confidence').$type<Confidence>().notNull(),
});
