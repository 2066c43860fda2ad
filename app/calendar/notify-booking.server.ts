import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { brand } from '../base/brand.ts';
import type { Database } from '../base/database.server.ts';
import type { JobHandlers } from '../base/jobs.server.ts';
import { requestNumber } from '../leads/lead.ts';
import { signLeadReference } from '../leads/leads.server.ts';
import { withdrawMails, latestPayload, queueMail, type QueuedMail } from '../mail/mail-store.server.ts';
import {
  bookingTable as table,
  signBookingReference,
  type Booking,
  type BookingServices,
} from './bookings.server.ts';
import { bookingPath, calendarPath } from './calendar-address.ts';
import { loadContact, type Contact } from './contact.server.ts';
import { spanInOneLine, officeZone, type TimeSpan } from './zones.ts';

/** Waits first: the address is unconfirmed, so moving a demo repeatedly must not send a mail each time. */
export function scheduleNotification(
  tx: Database,
  { enqueue, now }: Pick<BookingServices, 'enqueue' | 'now'>,
  { id: bookingId, sequence }: Booking,
): Promise<void> {
  const after = new Date(now().getTime() + pauseMs);
  return enqueue(tx, 'notify-booking', { bookingId, sequence }, { after });
}

const pauseMs = 60_000;

/** A job for an older sequence does nothing, because a newer job follows it. */
export function notifyBookingJob(services: BookingServices): JobHandlers['notify-booking'] {
  return ({ bookingId, sequence }) =>
    services.db.transaction(async (tx) => {
      const [booking] = await tx.select().from(table).where(eq(table.id, bookingId)).for('update');
      if (!booking?.leadId || booking.sequence !== sequence) return;
      const contact = await loadContact(tx, booking.leadId);
      for (const reader of ['visitor', 'team'] as const) await notify(tx, services, reader, booking, contact);
    });
}

async function notify(
  tx: Database,
  services: BookingServices,
  reader: 'visitor' | 'team',
  booking: Booking,
  contact: Contact,
): Promise<void> {
  const mails = { about: `booking/${booking.id}`, ending: reader };
  const last = lastNoticeSchema.safeParse(await latestPayload(tx, mails)).data ?? null;
  const change = changeSinceLastNotice(last, booking);
  if (!change) return;
  // An earlier mail that is still queued could arrive after this one.
  await withdrawMails(tx, mails);
  const key = `${mails.about}/${booking.sequence}/${reader}`;
  const mail = reader === 'visitor' ? visitorMail : teamMail;
  await queueMail(tx, services.enqueue, mail(services, { key, booking, contact, change }));
}

const lastNoticeSchema = z
  .object({
    change: z.enum(['booked', 'moved', 'cancelled']),
    event: z.object({ startsAt: z.coerce.date(), endsAt: z.coerce.date() }),
  })
  .transform(({ change, event }) => ({ change, ...event }));

type News = { key: string; booking: Booking; contact: Contact; change: Change };

function visitorMail(services: BookingServices, news: News): QueuedMail {
  const { key, booking, contact, change } = news;
  const event = eventOf(services, news);
  return {
    key,
    template: 'booking-visitor',
    to: contact.email,
    payload: {
      change: change.kind,
      when: spanInOneLine(booking, booking.zone),
      before: change.kind === 'moved' ? spanInOneLine(change.before, booking.zone) : undefined,
      link: change.kind === 'cancelled' ? againUrl(services, contact) : event.link,
      event,
    },
  };
}

function teamMail(services: BookingServices, news: News): QueuedMail {
  const { key, booking, contact, change } = news;
  const { name, company, email, leadId } = contact;
  const event = eventOf(services, news);
  return {
    key,
    template: 'booking-team',
    to: services.settings.teamMail,
    payload: {
      change: change.kind,
      when: spanInOneLine(booking, officeZone),
      before: change.kind === 'moved' ? spanInOneLine(change.before, officeZone) : undefined,
      visitorsTime: spanInOneLine(booking, booking.zone),
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

/** Omits name and company: the address is unconfirmed, and we do not mail a stranger's words. */
function eventOf({ settings, secret }: BookingServices, { booking, contact }: News) {
  return {
    // Must stay the same, so that calendars update the event instead of adding another.
    uid: `booking-${booking.id}@${new URL(settings.siteUrl).hostname}`,
    sequence: booking.sequence,
    changedAt: booking.changedAt.toISOString(),
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    title: `${brand.product} demo`,
    organizer: settings.teamMail,
    attendee: { email: contact.email },
    link: settings.siteUrl + bookingPath(signBookingReference(secret, booking.id)),
  };
}

const againUrl = ({ settings, secret }: BookingServices, { leadId }: Contact) =>
  settings.siteUrl + calendarPath({ lead: signLeadReference(secret, leadId) });

type Change = { kind: 'booked' | 'cancelled' } | { kind: 'moved'; before: TimeSpan };

type LastNotice = TimeSpan & { change: Change['kind'] };

/** Null if the demo was moved and moved back, or cancelled before the first mail. */
export function changeSinceLastNotice(
  last: LastNotice | null,
  { state, startsAt }: { state: string; startsAt: Date },
): Change | null {
  if (state === 'cancelled') return last && last.change !== 'cancelled' ? { kind: 'cancelled' } : null;
  if (!last) return { kind: 'booked' };
  return last.startsAt.getTime() === startsAt.getTime() ? null : { kind: 'moved', before: last };
}
