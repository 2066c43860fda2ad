import { eq, and, gt, isNotNull } from 'drizzle-orm';
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Database } from '../base/database.server.ts';
import { readSignedId, signId } from '../base/signed-name.server.ts';
import type { Services } from '../context.server.ts';

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

export type BookingServices = Pick<Services, 'db' | 'enqueue' | 'settings' | 'secret' | 'now'>;

const referenceKind = 'booking reference';

export const signBookingReference = (secret: string, id: number) => signId(secret, referenceKind, id);

export async function findBookingByReference(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  reference: string,
): Promise<Booking | null> {
  const id = readSignedId(secret, referenceKind, reference);
  if (id === null) return null;
  const [booking] = await db.select().from(bookingTable).where(eq(bookingTable.id, id));
  return booking ?? null;
}

export function stateOf({ state, endsAt }: Booking, now: Date): 'booked' | 'cancelled' | 'over' {
  if (state === 'cancelled') return 'cancelled';
  return endsAt > now ? 'booked' : 'over';
}

export async function upcomingBooking(db: Database, leadId: number, now: Date): Promise<Booking | undefined> {
  const [booking] = await db
    .select()
    .from(bookingTable)
    .where(
      and(eq(bookingTable.leadId, leadId), eq(bookingTable.state, 'booked'), gt(bookingTable.endsAt, now)),
    );
  return booking;
}

/** A demo can be moved past the retention period of its lead, which must then be kept. */
export function leadsWithUpcomingDemo(db: Database, now: Date) {
  return db
    .select({ id: bookingTable.leadId })
    .from(bookingTable)
    .where(
      and(eq(bookingTable.state, 'booked'), gt(bookingTable.endsAt, now), isNotNull(bookingTable.leadId)),
    );
}
