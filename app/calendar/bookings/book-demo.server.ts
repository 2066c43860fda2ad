import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '../../context.server.ts';
import type { Database } from '../../base/database.server.ts';
import { deliverAgain } from '../../leads/delivery/deliver-again.server.ts';
import { bookingTable as table, type Booking } from './booking-tables.server.ts';
import { lockContact } from './contact.server.ts';
import { holdTime, type Choice } from './hold-time.server.ts';
import { scheduleNotification } from './notify-booking.server.ts';

export type Booked = { kind: 'booked'; booking: Booking } | { kind: 'taken' };

export type BookingNeeds = Pick<Services, 'db' | 'enqueue' | 'settings' | 'secret' | 'now'>;

/**
 * Books the time that was chosen. Whoever has a demo ahead of them already gets that one, and who comes back to a visit
 * that has led to a booking gets to see what became of it.
 */
export function bookDemo(services: BookingNeeds, leadId: number, choice: Choice): Promise<Booked> {
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
    // It ran out just now, and somebody else was faster.
    if (!booking) return { kind: 'taken' };
    await scheduleNotification(tx, services, booking);
    // Whoever has come this far is a person.
    if (contact.isSuspect) await deliverAgain({ db: tx, enqueue, teamMail: settings.teamMail }, leadId);
    return { kind: 'booked', booking };
  });
}

/** The demo that somebody has not had yet. */
export async function upcomingBooking(db: Database, leadId: number, now: Date): Promise<Booking | undefined> {
  const [booking] = await db
    .select()
    .from(table)
    .where(and(eq(table.leadId, leadId), eq(table.state, 'booked'), gt(table.endsAt, now)));
  return booking;
}
