import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const datasetTable = pgTable('dataset', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  label: text('label').notNull(),
  baseYear: integer('base_year').notNull(),
  asOf: date('as_of', { mode: 'string' }).notNull(),
  nextUpdate: date('next_update', { mode: 'string' }).notNull(),
  demonstration: boolean('demonstration').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  isCurrent: boolean('is_current').notNull().default(false),
  state: text('state').$type<'loading' | 'ready' | 'removing'>().notNull().default('ready'),
  rowCount: bigint('row_count', { mode: 'number' }).notNull().default(0),
  servedAt: timestamp('served_at', { withTimezone: true }),
});
