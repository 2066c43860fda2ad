import { brand } from '../../brand.ts';
import type { Database } from '../../base/database.server.ts';
import { signLeadReference } from '../../leads/lead-reference.server.ts';
import { requestNumber } from '../../leads/lead.ts';
import { withdrawMails } from '../../mail/drop-mails.server.ts';
import { queueMail } from '../../mail/queue-mail.server.ts';
import { bookingPath, calendarPath } from '../calendar-address.ts';
import { spanInALine, type TimeSpan } from '../times/span-in-words.ts';
import { officeZone } from '../times/zones.ts';
import type { BookingNeeds } from './book-demo.server.ts';
import type { Booking } from './booking-tables.server.ts';
import type { Contact } from './contact.server.ts';
import { bookingReference } from './named-booking.server.ts';

type News = {
  booking: Booking;
  contact: Contact;
  change: 'booked' | 'moved' | 'cancelled';
  /** The time that it had, where it was moved. */
  before?: TimeSpan;
};

/**
 * Mails what has changed to both sides, each with a file for their calendars. News of before that still wait for the
 * mail server would arrive after these, and are not sent any more.
 */
export async function tellOfBooking(tx: Database, services: BookingNeeds, news: News): Promise<void> {
  const { enqueue, settings } = services;
  const { booking, contact, change, before } = news;
  const about = `booking/${booking.id}`;
  const key = `${about}/${booking.sequence}`;
  const event = eventOf(services, news);
  const { name, company } = contact;
  await withdrawMails(tx, about);
  await queueMail(tx, enqueue, {
    key: `${key}/visitor`,
    template: 'booking-visitor',
    to: contact.email,
    payload: {
      change,
      when: spanInALine(booking, booking.zone),
      before: before && spanInALine(before, booking.zone),
      link: change === 'cancelled' ? againUrl(services, contact) : event.link,
      event,
    },
  });
  await queueMail(tx, enqueue, {
    key: `${key}/team`,
    template: 'booking-team',
    to: settings.teamMail,
    payload: {
      change,
      when: spanInALine(booking, officeZone),
      before: before && spanInALine(before, officeZone),
      visitorsTime: spanInALine(booking, booking.zone),
      number: requestNumber(contact.leadId),
      name,
      email: contact.email,
      company,
      event: {
        ...event,
        title: `${event.title} for ${company || name}`,
        attendee: { ...event.attendee, name },
      },
    },
  });
}

/** Without the name and the company: nobody has confirmed the address yet, and we mail no stranger's words. */
function eventOf({ settings, secret }: BookingNeeds, { booking, contact }: News) {
  return {
    // The same for as long as the booking lives, so that a change is one of the same event.
    uid: `booking-${booking.id}@${new URL(settings.siteUrl).hostname}`,
    sequence: booking.sequence,
    changedAt: booking.changedAt.toISOString(),
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    title: `${brand.product} demo`,
    organizer: settings.teamMail,
    attendee: { email: contact.email },
    link: settings.siteUrl + bookingPath(bookingReference(secret, booking.id)),
  };
}

const againUrl = ({ settings, secret }: BookingNeeds, { leadId }: Contact) =>
  settings.siteUrl + calendarPath({ lead: signLeadReference(secret, leadId) });
