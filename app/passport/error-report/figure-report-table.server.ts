import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const figureReportTable = pgTable('figure_report', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  figure: text('figure').notNull(),
  shown: text('shown').notNull(),
  datasetVersion: text('dataset_version').notNull(),
  message: text('message').notNull(),
  suggestion: text('suggestion'),
  email: text('email'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});
