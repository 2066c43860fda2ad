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
import { receiveLead, type LeadForm } from '../leads/receive-lead.server.ts';
import { queueMail } from '../mail/mail-store.server.ts';
import { bookDemo, moveBooking, type Booked } from './book-demo.server.ts';
import { upcomingBooking, type BookingServices } from './bookings.server.ts';
import { calendarPath } from './calendar-address.ts';
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
  const redirectAfter = (booked: Booked, lead = kept.lead) =>
    booked.kind === 'booked'
      ? toBooking(services, booked.booking)
      : redirect(calendarPath({ ...kept, lead, taken: choice.startsAt.toISOString() }), 303);

  if (moving) {
    // A form that is sent twice counts once.
    const isRepeat = moving.key === choice.key;
    const { email } = await loadContact(services.db, moving.leadId!);
    if (!isRepeat && !(await isWithinBookingLimits(services, { address, email, moving: moving.id })))
      return data(refusalFor(tooManyMoves, {}), 429);
    return redirectAfter(await moveBooking(services, moving.id, choice));
  }
  if (contact) {
    if (!(await isWithinBookingLimits(services, { address, email: contact.email })))
      return data(refusalFor(tooManyBookings, {}), 429);
    return redirectAfter(await bookDemo(services, contact.leadId, choice));
  }
  // The lead is stored first, so that a visitor who is too late need not enter it again.
  const received = await receiveLead(services, directContact, sent, { address, query });
  if (!received.ok) return data(withToken(services, received.refusal, sent), received.status);
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
  return redirectAfter(booked, reference);
}

/** A visitor who was too late may close the page: this mail is the only way back. */
function mailCalendarInvitation(services: BookingServices, leadId: number, to: string) {
  return services.db.transaction((tx) =>
    queueMail(tx, services.enqueue, {
      key: `lead/${leadId}/visitor`,
      template: 'request-received',
      to,
      payload: { ...calendarInvitation(services, leadId), facts: [['Reference', requestNumber(leadId)]] },
    }),
  );
}

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

const later = `Please try again later, or email us at ${brand.company.email}.`;

const tooManyMoves = `Too many changes. Your demo is unchanged. ${later}`;
const tooManyBookings = `Too many changes. Nothing was booked. ${later}`;

const schema = z.object(personOfCompany);

export const directContact: LeadForm<typeof schema> = {
  formType: 'demo',
  schema,
  typed: personFacts,
  // The visitor gets the mail about the booking, or about the time being taken.
  mails: { team: ({ company }) => `Demo: ${company}`, visitor: null },
};
