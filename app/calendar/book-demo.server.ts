import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { deliverAgain } from '../leads/deliver-lead.server.ts';
import {
  bookingTable as table,
  upcomingBooking,
  type Booking,
  type BookingServices,
} from './bookings.server.ts';
import { lockContact } from './contact.server.ts';
import { holdTime, type Choice } from './hold-time.server.ts';
import { scheduleNotification } from './notify-booking.server.ts';

export type Booked = { kind: 'booked'; booking: Booking } | { kind: 'taken' };

/** A lead with an upcoming demo keeps it, and a visit that has already made a booking gets that one back. */
export function bookDemo(services: BookingServices, leadId: number, choice: Choice): Promise<Booked> {
  const { db, enqueue, settings, now } = services;
  return db.transaction(async (tx): Promise<Booked> => {
    const contact = await lockContact(tx, leadId);
    const present = now();
    const known = await upcomingBooking(tx, leadId, present);
    if (known) return { kind: 'booked', booking: known };
    const hold = await holdTime(tx, settings.booking, choice, present);
    if (hold.kind === 'known' && hold.booking.leadId === leadId)
      return { kind: 'booked', booking: hold.booking };
    if (hold.kind !== 'held') return { kind: 'taken' };
    const [booking] = await tx
      .update(table)
      .set({ state: 'booked', heldUntil: null, leadId, zone: choice.zone, changedAt: present })
      .where(eq(table.key, choice.key))
      .returning();
    // The hold has just expired, and somebody else took the time.
    if (!booking) return { kind: 'taken' };
    await scheduleNotification(tx, services, booking);
    // Bots do not get this far, so the lead is genuine.
    if (contact.isSuspect) await deliverAgain({ db: tx, enqueue, teamMail: settings.teamMail }, leadId);
    return { kind: 'booked', booking };
  });
}

export function moveBooking(services: BookingServices, bookingId: number, choice: Choice): Promise<Booked> {
  const { db, settings, now } = services;
  return db.transaction(async (tx): Promise<Booked> => {
    const before = await lockBooking(tx, bookingId);
    const present = now();
    const isOver = before.state !== 'booked' || before.endsAt <= present;
    if (isOver || before.key === choice.key) return { kind: 'booked', booking: before };
    const hold = await holdTime(tx, settings.booking, choice, present);
    if (hold.kind !== 'held') return { kind: 'taken' };

    const [held] = await tx.delete(table).where(eq(table.key, choice.key)).returning();
    // The hold has just expired, and somebody else took the time.
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

/** False if the booking was moved since the page was shown. Cancelling twice is fine. */
export function cancelBooking(
  services: BookingServices,
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
