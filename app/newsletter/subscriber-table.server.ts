import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const subscriberTable = pgTable('subscriber', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  emailHash: text('email_hash').notNull(),
  email: text('email'),
  state: text('state').$type<'pending' | 'confirmed' | 'ended'>().notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});
