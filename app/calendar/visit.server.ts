import { redirect } from 'react-router';
import type { Services } from '../context.server.ts';
import { upcomingBooking } from './bookings/book-demo.server.ts';
import type { Booking } from './bookings/booking-tables.server.ts';
import { namedContact, type Contact } from './bookings/contact.server.ts';
import { bookingReference, namedBooking, stateOf } from './bookings/named-booking.server.ts';
import { bookingPath, type CalendarQuery } from './calendar-address.ts';
import { readZone } from './times/zones.ts';

/** What an address of the calendar says: who looks, in which zone, and whether it is to move a booking. */
export type Visit = {
  /** Under which a time is held. */
  key: string;
  zone: string;
  contact: Contact | null;
  moving: Booking | null;
  /** What the next address has to say again. */
  kept: CalendarQuery;
};

/** Leads to the booking instead where there is one already, or where it cannot be moved any more. */
export async function readVisit(services: Services, { searchParams }: URL): Promise<Visit> {
  const said = (name: keyof CalendarQuery) => searchParams.get(name) ?? '';
  const moving = await namedBooking(services, said('booking'));
  if (moving && stateOf(moving, services.now()) !== 'booked') throw toBooking(services, moving);
  const contact = moving ? null : await namedContact(services, said('lead'));
  const known = contact && (await upcomingBooking(services.db, contact.leadId, services.now()));
  if (known) throw toBooking(services, known);
  const hold = isKey(said('hold')) ? said('hold') : undefined;
  return {
    key: hold ?? crypto.randomUUID(),
    zone: readZone(said('zone')),
    contact,
    moving,
    kept: {
      lead: contact ? said('lead') : undefined,
      booking: moving ? said('booking') : undefined,
      zone: said('zone') ? readZone(said('zone')) : undefined,
      hold,
    },
  };
}

export const toBooking = ({ secret }: Pick<Services, 'secret'>, { id }: Booking) =>
  redirect(bookingPath(bookingReference(secret, id)), 303);

/** The moment that somebody names; null for what is none. */
export function readInstant(text: string): Date | null {
  const instant = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{3})?)?Z$/.test(text) ? text : NaN);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

export const isKey = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
