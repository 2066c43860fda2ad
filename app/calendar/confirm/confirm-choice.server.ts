import { data, redirect } from 'react-router';
import type { RequestFacts, Services } from '../../context.server.ts';
import { wayToCalendar } from '../../leads/forms/demo.server.ts';
import { signLeadReference } from '../../leads/lead-reference.server.ts';
import { receivedPath, requestNumber } from '../../leads/lead.ts';
import { queueMail } from '../../mail/queue-mail.server.ts';
import { refusalFor, textsIn } from '../../forms/read-form.server.ts';
import { withToken } from '../../forms/form-token.server.ts';
import { receiveLead } from '../../leads/receive-lead.server.ts';
import { bookDemo, type Booked, type BookingNeeds, upcomingBooking } from '../bookings/book-demo.server.ts';
import { contactOf } from '../bookings/contact.server.ts';
import { moveBooking } from '../bookings/change-booking.server.ts';
import { mayBook, tooManyBookings, tooManyMoves } from '../bookings/may-book.server.ts';
import type { Choice } from '../bookings/hold-time.server.ts';
import { calendarPath } from '../calendar-address.ts';
import { toBooking, type Visit } from '../visit.server.ts';
import { directContact } from './direct-contact.server.ts';

/** Books the time that was chosen, or moves a booking to it. */
export async function confirmChoice(
  services: BookingNeeds & Pick<Services, 'isWithinLimit'>,
  { address }: Pick<RequestFacts, 'address'>,
  { contact, moving, kept }: Pick<Visit, 'contact' | 'moving' | 'kept'>,
  choice: Choice,
  sent: FormData,
) {
  /** To the booking, or back to the calendar where somebody else was faster. */
  const leadOn = (booked: Booked, lead = kept.lead) =>
    booked.kind === 'booked'
      ? toBooking(services, booked.booking)
      : redirect(calendarPath({ ...kept, lead, taken: choice.startsAt.toISOString() }), 303);

  if (moving) {
    // A move that was sent twice counts once.
    const isRepeat = moving.key === choice.key;
    const { email } = await contactOf(services.db, moving.leadId!);
    if (!isRepeat && !(await mayBook(services, { address, email, moving: moving.id })))
      return data(refusalFor(tooManyMoves, {}), 429);
    return leadOn(await moveBooking(services, moving.id, choice));
  }
  if (contact) {
    if (!(await mayBook(services, { address, email: contact.email })))
      return data(refusalFor(tooManyBookings, {}), 429);
    return leadOn(await bookDemo(services, contact.leadId, choice));
  }
  // Stored before the time is tried: whoever is too late need not enter it again.
  const received = await receiveLead(services, directContact, sent, { address });
  if (!received.ok) return data(withToken(services, received.refusal, sent), received.status);
  const { leadId } = received;
  const reference = signLeadReference(services.secret, leadId);
  const { email, isSuspect } = await contactOf(services.db, leadId);
  if (isSuspect) return redirect(`${receivedPath}?lead=${reference}`, 303);
  // What was sent twice counts once.
  const known = await upcomingBooking(services.db, leadId, services.now());
  if (known) return toBooking(services, known);
  if (!(await mayBook(services, { address, email })))
    return data(withToken(services, refusalFor(tooManyBookings, textsIn(sent)), sent), 429);
  const booked = await bookDemo(services, leadId, choice);
  if (booked.kind === 'taken') await mailWayToCalendar(services, leadId, email);
  return leadOn(booked, reference);
}

/** For whoever was too late and leaves: without it nothing would lead them back. */
function mailWayToCalendar(services: BookingNeeds, leadId: number, to: string) {
  return services.db.transaction((tx) =>
    queueMail(tx, services.enqueue, {
      key: `lead/${leadId}/visitor`,
      template: 'request-received',
      to,
      payload: { ...wayToCalendar(services, leadId), facts: [['Reference', requestNumber(leadId)]] },
    }),
  );
}
