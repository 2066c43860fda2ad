import { eq } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import type { Booked, BookingNeeds } from './book-demo.server.ts';
import { bookingTable as table, type Booking } from './booking-tables.server.ts';
import { holdTime, type Choice } from './hold-time.server.ts';
import { scheduleNotification } from './notify-booking.server.ts';

/** Gives a booking another time; the one it had is free again. */
export function moveBooking(services: BookingNeeds, bookingId: number, choice: Choice): Promise<Booked> {
  const { db, settings, now } = services;
  return db.transaction(async (tx): Promise<Booked> => {
    const before = await lockBooking(tx, bookingId);
    const present = now();
    const isOver = before.state !== 'booked' || before.endsAt <= present;
    if (isOver || before.key === choice.key) return { kind: 'booked', booking: before };
    const hold = await holdTime(tx, settings.booking, choice, present);
    if (hold.kind !== 'held') return { kind: 'taken' };

    const [held] = await tx.delete(table).where(eq(table.key, choice.key)).returning();
    // It ran out just now, and somebody else was faster.
    if (!held) return { kind: 'taken' };
    const { key, startsAt, endsAt } = held;
    const [booking] = await tx
      .update(table)
      .set({
        key,
        startsAt,
        endsAt,
        zone: choice.zone,
        sequence: before.sequence + 1,
        changedAt: present,
      })
      .where(eq(table.id, bookingId))
      .returning();
    await scheduleNotification(tx, services, booking!);
    return { kind: 'booked', booking: booking! };
  });
}

/**
 * Gives the time back. Cancelled twice is cancelled once. False where the booking has changed since it was shown: it
 * stays then.
 */
export function cancelBooking(
  services: BookingNeeds,
  { id: bookingId, sequence }: Pick<Booking, 'id' | 'sequence'>,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const before = await lockBooking(tx, bookingId);
    const present = services.now();
    if (before.state !== 'booked' || before.endsAt <= present) return true;
    if (before.sequence !== sequence) return false;
    const [booking] = await tx
      .update(table)
      .set({ state: 'cancelled', sequence: before.sequence + 1, changedAt: present })
      .where(eq(table.id, bookingId))
      .returning();
    await scheduleNotification(tx, services, booking!);
    return true;
  });
}

async function lockBooking(tx: Database, id: number): Promise<Booking> {
  const [booking] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return booking!;
}
