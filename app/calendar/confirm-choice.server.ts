import { data, redirect } from 'react-router';
import * as z from 'zod';
import { brand } from '../base/brand.ts';
import { normalisedMail } from '../base/mail-address.server.ts';
import type { RequestFacts, Services } from '../context.server.ts';
import { withToken } from '../forms/form-token.server.ts';
import { refusalFor, textsIn } from '../forms/read-form.server.ts';
import { calendarInvitation, personFacts, personOfCompany } from '../leads/lead-form-definitions.server.ts';
import { receivedPath, requestNumber } from '../leads/lead.ts';
import { signLeadReference } from '../leads/leads.server.ts';
import { receiveLead, type LeadForm, type LeadSchema, type Sender } from '../leads/receive-lead.server.ts';
import { queueMail } from '../mail/mail-store.server.ts';
import { bookDemo, moveBooking, type Booked } from './book-demo.server.ts';
import { upcomingBooking, type BookingServices } from './bookings.server.ts';
import { calendarPath, type CalendarQuery } from './calendar-address.ts';
import { loadContact } from './contact.server.ts';
import type { Choice } from './hold-time.server.ts';
import { toBooking, type Visit } from './visit.server.ts';

export async function confirmChoice(
  services: BookingServices & Pick<Services, 'isWithinLimit'>,
  { address }: Pick<RequestFacts, 'address'>,
  { contact, moving, kept }: Pick<Visit, 'contact' | 'moving' | 'kept'>,
  choice: Choice,
  { sent, query }: { sent: FormData; query: URLSearchParams },
) {
  if (moving) {
    // A form that is sent twice counts once.
    const isRepeat = moving.key === choice.key;
    const { email } = await loadContact(services.db, moving.leadId!);
    if (!isRepeat && !(await isWithinBookingLimits(services, { address, email, moving: moving.id })))
      return data(refusalFor(tooManyMoves, {}), 429);
    return redirectAfter(services, await moveBooking(services, moving.id, choice), choice, kept);
  }
  if (contact) {
    if (!(await isWithinBookingLimits(services, { address, email: contact.email })))
      return data(refusalFor(tooManyBookings, {}), 429);
    return redirectAfter(services, await bookDemo(services, contact.leadId, choice), choice, kept);
  }
  return bookNewContact(services, directContact, sent, { address, query }, choice, kept);
}

function redirectAfter(
  services: BookingServices,
  booked: Booked,
  { startsAt }: Choice,
  kept: CalendarQuery,
): Response {
  return booked.kind === 'booked'
    ? toBooking(services, booked.booking)
    : redirect(calendarPath({ ...kept, taken: startsAt.toISOString() }), 303);
}

/** The lead is stored first, so that a visitor who is too late need not enter it again. */
export async function bookNewContact<Schema extends LeadSchema>(
  services: BookingServices & Pick<Services, 'isWithinLimit'>,
  form: LeadForm<Schema>,
  sent: FormData,
  sender: Sender,
  choice: Choice,
  kept: CalendarQuery,
) {
  const { address } = sender;
  const received = await receiveLead(services, form, sent, sender);
  if (!received.ok) {
    const { refusal, status } = received;
    // With the chosen time and the campaign, which are no fields of the schema.
    const answer = { ...refusal, entered: { ...textsIn(sent), ...refusal.entered } };
    return data(withToken(services, answer, sent), status);
  }
  const { leadId } = received;
  const reference = signLeadReference(services.secret, leadId);
  const { email, isSuspect } = await loadContact(services.db, leadId);
  if (isSuspect) return redirect(`${receivedPath}?lead=${reference}`, 303);
  // A form that is sent twice counts once.
  const known = await upcomingBooking(services.db, leadId, services.now());
  if (known) return toBooking(services, known);
  if (!(await isWithinBookingLimits(services, { address, email })))
    return data(withToken(services, refusalFor(tooManyBookings, textsIn(sent)), sent), 429);
  const booked = await bookDemo(services, leadId, choice);
  if (booked.kind === 'taken') await mailCalendarInvitation(services, leadId, email);
  return redirectAfter(services, booked, choice, { ...kept, lead: reference });
}

/** A visitor who was too late may close the page: this mail is the only way back. */
function mailCalendarInvitation(services: BookingServices, leadId: number, to: string) {
  return services.db.transaction((tx) =>
    queueMail(tx, services.enqueue, {
      key: `lead/${leadId}/visitor`,
      template: 'request-received',
      to,
      payload: {
        ...calendarInvitation(services, leadId),
        ...timeTaken,
        facts: [['Reference', requestNumber(leadId)]],
      },
    }),
  );
}

const timeTaken = {
  title: 'Please choose another time for your demo',
  next: 'The time you picked has just been taken. Choose another below and we’ll confirm it by email.',
};

type Booker = {
  address: string;
  email: string;
  moving?: number;
};

/** Bookings and moves send mails, so both are counted. Cancelling is always possible. */
async function isWithinBookingLimits(
  { isWithinLimit }: Pick<Services, 'isWithinLimit'>,
  { address, email, moving }: Booker,
): Promise<boolean> {
  // The mailbox limit comes last: a refused change must not use up the limit of somebody else's mailbox.
  if (!(await isWithinLimit('bookings-by-address', address))) return false;
  if (moving !== undefined && !(await isWithinLimit('booking-changes', String(moving)))) return false;
  return isWithinLimit('bookings-by-mail', normalisedMail(email));
}

const orEmail = `or email us at ${brand.company.email}.`;

const tooManyMoves = `Too many attempts. Your demo has not been moved. Please try again tomorrow, ${orEmail}`;
const tooManyBookings = `Too many attempts. Nothing has been booked. Please try again later, ${orEmail}`;

const schema = z.object(personOfCompany);

export const directContact: LeadForm<typeof schema> = {
  formType: 'demo',
  schema,
  typed: personFacts,
  // The visitor gets the mail about the booking, or about the time being taken.
  mails: { team: ({ company }) => `Demo: ${company}`, visitor: null },
};
