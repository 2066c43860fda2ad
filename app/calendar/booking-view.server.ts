import type { Services } from '../context.server.ts';
import { signLeadReference } from '../leads/lead-reference.server.ts';
import { contactOf } from './bookings/contact.server.ts';
import { namedBooking, stateOf } from './bookings/named-booking.server.ts';
import { calendarPath } from './calendar-address.ts';
import { spanInWords, type SpanWords } from './times/span-in-words.ts';

/** A booking as its page shows it. */
export type BookingView = {
  state: ReturnType<typeof stateOf>;
  /** How often it was changed: which of its times is shown. */
  sequence: number;
  words: SpanWords;
  email: string;
  /** Where it gets another time, or, where it is over, where one books again. */
  calendar: string;
};

/** Of the booking that an address names; null where it names none. */
export async function bookingView(services: Services, reference: string): Promise<BookingView | null> {
  const booking = await namedBooking(services, reference);
  if (!booking?.leadId) return null;
  const { email } = await contactOf(services.db, booking.leadId);
  const state = stateOf(booking, services.now());
  const who =
    state === 'booked'
      ? { booking: reference }
      : { lead: signLeadReference(services.secret, booking.leadId) };
  return {
    state,
    sequence: booking.sequence,
    words: spanInWords(booking, booking.zone),
    email,
    calendar: calendarPath({ ...who, zone: booking.zone }),
  };
}
