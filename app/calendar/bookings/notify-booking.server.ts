import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import type { Database } from '../../base/database.server.ts';
import type { JobHandlers } from '../../jobs/jobs.server.ts';
import { signLeadReference } from '../../leads/lead-reference.server.ts';
import { requestNumber } from '../../leads/lead.ts';
import { withdrawMails } from '../../mail/drop-mails.server.ts';
import { latestPayload } from '../../mail/mail-queries.server.ts';
import { queueMail, type QueuedMail } from '../../mail/queue-mail.server.ts';
import { bookingPath, calendarPath } from '../calendar-address.ts';
import { spanInALine } from '../times/span-in-words.ts';
import { officeZone } from '../times/zones.ts';
import type { BookingNeeds } from './book-demo.server.ts';
import { bookingTable as table, type Booking } from './booking-tables.server.ts';
import { changeSince, type Change } from './booking-news.ts';
import { contactOf, type Contact } from './contact.server.ts';
import { bookingReference } from './named-booking.server.ts';

/**
 * Has both sides notified after a pause. Nobody has confirmed the visitor's address, so a demo that is moved again and
 * again must not turn into a mail for every move.
 */
export function scheduleNotification(
  tx: Database,
  { enqueue, now }: Pick<BookingNeeds, 'enqueue' | 'now'>,
  { id: bookingId, sequence }: Booking,
): Promise<void> {
  const after = new Date(now().getTime() + pauseMs);
  return enqueue(tx, 'notify-booking', { bookingId, sequence }, { after });
}

const pauseMs = 60_000;

/** Mails the latest state, each time with a file for calendars. An earlier state is left to the job of the later one. */
export function notifyBookingJob(services: BookingNeeds): JobHandlers['notify-booking'] {
  return ({ bookingId, sequence }) =>
    services.db.transaction(async (tx) => {
      const [booking] = await tx.select().from(table).where(eq(table.id, bookingId)).for('update');
      if (!booking?.leadId || booking.sequence !== sequence) return;
      const contact = await contactOf(tx, booking.leadId);
      for (const reader of ['visitor', 'team'] as const) await notify(tx, services, reader, booking, contact);
    });
}

async function notify(
  tx: Database,
  services: BookingNeeds,
  reader: 'visitor' | 'team',
  booking: Booking,
  contact: Contact,
): Promise<void> {
  const mails = { about: `booking/${booking.id}`, ending: reader };
  const told = toldSchema.safeParse(await latestPayload(tx, mails)).data ?? null;
  const change = changeSince(told, booking);
  if (!change) return;
  // An earlier mail that still waits for the mail server would arrive after this one.
  await withdrawMails(tx, mails);
  const key = `${mails.about}/${booking.sequence}/${reader}`;
  const mail = reader === 'visitor' ? visitorMail : teamMail;
  await queueMail(tx, services.enqueue, mail(services, { key, booking, contact, change }));
}

const toldSchema = z
  .object({
    change: z.enum(['booked', 'moved', 'cancelled']),
    event: z.object({ startsAt: z.coerce.date(), endsAt: z.coerce.date() }),
  })
  .transform(({ change, event }) => ({ change, ...event }));

type News = { key: string; booking: Booking; contact: Contact; change: Change };

function visitorMail(services: BookingNeeds, news: News): QueuedMail {
  const { key, booking, contact, change } = news;
  const event = eventOf(services, news);
  return {
    key,
    template: 'booking-visitor',
    to: contact.email,
    payload: {
      change: change.kind,
      when: spanInALine(booking, booking.zone),
      before: change.kind === 'moved' ? spanInALine(change.before, booking.zone) : undefined,
      link: change.kind === 'cancelled' ? againUrl(services, contact) : event.link,
      event,
    },
  };
}

function teamMail(services: BookingNeeds, news: News): QueuedMail {
  const { key, booking, contact, change } = news;
  const { name, company, email, leadId } = contact;
  const event = eventOf(services, news);
  return {
    key,
    template: 'booking-team',
    to: services.settings.teamMail,
    payload: {
      change: change.kind,
      when: spanInALine(booking, officeZone),
      before: change.kind === 'moved' ? spanInALine(change.before, officeZone) : undefined,
      visitorsTime: spanInALine(booking, booking.zone),
      number: requestNumber(leadId),
      name,
      email,
      company,
      event: {
        ...event,
        title: `${event.title} for ${company || name}`,
        attendee: { ...event.attendee, name },
      },
    },
  };
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
