import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const bookingTable = pgTable('demo_booking', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: uuid('key').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  state: text('state').$type<'held' | 'booked' | 'cancelled'>().notNull(),
  heldUntil: instant('held_until'),
  leadId: bigint('lead_id', { mode: 'number' }),
  zone: text('zone').notNull(),
  sequence: integer('sequence').notNull().default(0),
  changedAt: instant('changed_at').notNull(),
});

export type Booking = typeof bookingTable.$inferSelect;
