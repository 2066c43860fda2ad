import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const outgoingMailTable = pgTable('outgoing_mail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  template: text('template').notNull(),
  recipient: text('recipient').notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  refusedAt: timestamp('refused_at', { withTimezone: true }),
});
