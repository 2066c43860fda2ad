import { bigint, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

export const checkoutTable = pgTable('checkout', {
  id: uuid('id').primaryKey(),
  state: jsonb('state').$type<unknown>().notNull(),
  continues: bigint('continues', { mode: 'number' }),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
