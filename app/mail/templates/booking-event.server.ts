import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import type { Attachment } from '../mail.ts';

/** An appointment, as calendar programs are told of it. */
export const bookingEvent = z.object({
  uid: z.string(),
  sequence: z.int(),
  changedAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  title: z.string(),
  organizer: z.string(),
  attendee: z.object({ name: z.string().optional(), email: z.string() }),
  link: z.url(),
});

/** The file that puts the appointment into a calendar, moves it there, or takes it out again. */
export function eventFile(event: z.output<typeof bookingEvent>, isCancelled: boolean): Attachment {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({
    prodId: { company: brand.company.name, product: brand.product, language: 'EN' },
    method,
    events: [
      {
        id: event.uid,
        sequence: event.sequence,
        stamp: new Date(event.changedAt),
        start: new Date(event.startsAt),
        end: new Date(event.endsAt),
        summary: event.title,
        description: `${aboutTheCall}\n\nChange or cancel: ${event.link}`,
        location: 'Video call',
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        organizer: { name: brand.product, email: event.organizer },
        attendees: [{ ...event.attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
      },
    ],
  });
  return { name: 'demo.ics', type: 'text/calendar; charset=utf-8', content: calendar.toString(), method };
}

export const aboutTheCall = 'A video call. Whoever leads it sends you the link beforehand.';
