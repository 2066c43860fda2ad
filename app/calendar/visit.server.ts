import { redirect } from 'react-router';
import type { Services } from '../context.server.ts';
import {
  findBookingByReference,
  signBookingReference,
  stateOf,
  upcomingBooking,
  type Booking,
} from './bookings.server.ts';
import { bookingPath, type CalendarQuery } from './calendar-address.ts';
import { findContactByReference, type Contact } from './contact.server.ts';
import { readZone } from './zones.ts';

export type Visit = {
  key: string;
  zone: string;
  contact: Contact | null;
  moving: Booking | null;
  kept: CalendarQuery;
};

/** Redirects to the booking if the lead already has one, or if it can no longer be moved. */
export async function readVisit(services: Services, { searchParams }: URL): Promise<Visit> {
  const param = (name: keyof CalendarQuery) => searchParams.get(name) ?? '';
  const moving = await findBookingByReference(services, param('booking'));
  if (moving && stateOf(moving, services.now()) !== 'booked') throw toBooking(services, moving);
  const contact = moving ? null : await findContactByReference(services, param('lead'));
  const known = contact && (await upcomingBooking(services.db, contact.leadId, services.now()));
  if (known) throw toBooking(services, known);
  const hold = isKey(param('hold')) ? param('hold') : undefined;
  return {
    key: hold ?? crypto.randomUUID(),
    zone: readZone(param('zone')),
    contact,
    moving,
    kept: {
      lead: contact ? param('lead') : undefined,
      booking: moving ? param('booking') : undefined,
      zone: param('zone') ? readZone(param('zone')) : undefined,
      hold,
    },
  };
}

export const toBooking = ({ secret }: Pick<Services, 'secret'>, { id }: Booking) =>
  redirect(bookingPath(signBookingReference(secret, id)), 303);

export function readInstant(text: string): Date | null {
  const instant = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{3})?)?Z$/.test(text) ? text : NaN);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

export const isKey = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
