import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import { MailButton, MailFacts, MailLine, MailTitle } from '../mail-parts.tsx';
import type { Attachment, MailFact, MailTemplate } from '../mail.ts';

const change = z.enum(['booked', 'moved', 'cancelled']);

const event = z.object({
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

const visitorPayload = z.object({
  change,
  /** In the visitor's time zone. */
  when: z.string(),
  before: z.string().optional(),
  link: z.url(),
  event,
});

export const bookingVisitor: MailTemplate<z.output<typeof visitorPayload>> = {
  parse: (stored) => visitorPayload.parse(stored),
  subject: (payload) => `${visitorTitles[payload.change]}: ${payload.when}`,
  attachments: (payload) => [eventFile(payload.event, payload.change === 'cancelled')],
  body: (payload) => (
    <>
      <MailTitle>{visitorTitles[payload.change]}</MailTitle>
      <MailLine>
        <strong>{payload.when}</strong>
      </MailLine>
      {payload.before && <MailLine>Previously: {payload.before}.</MailLine>}
      {payload.change === 'cancelled' ? (
        <>
          <MailLine>
            Open the attached file to remove the demo from your calendar. If you’d still like a demo, pick a
            new time.
          </MailLine>
          <MailButton href={payload.link}>Choose another time</MailButton>
        </>
      ) : (
        <>
          <MailLine>
            {aboutTheCall} Open the attached file to{' '}
            {payload.change === 'moved' ? 'update your calendar' : 'add the demo to your calendar'}.
          </MailLine>
          <MailButton href={payload.link}>Change or cancel</MailButton>
          <MailLine>Didn’t book this? Please cancel it.</MailLine>
        </>
      )}
    </>
  ),
};

const visitorTitles: Readonly<Record<z.output<typeof change>, string>> = {
  booked: 'Your demo is booked',
  moved: 'Your demo has been rescheduled',
  cancelled: 'Your demo has been cancelled',
};

const teamPayload = z.object({
  change,
  /** In the office's time zone. */
  when: z.string(),
  before: z.string().optional(),
  visitorsTime: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  event,
});

type TeamPayload = z.output<typeof teamPayload>;

export const bookingTeam: MailTemplate<TeamPayload> = {
  parse: (stored) => teamPayload.parse(stored),
  subject: teamTitle,
  replyTo: ({ email }) => email,
  attachments: (payload) => [eventFile(payload.event, payload.change === 'cancelled')],
  body: (payload) => (
    <>
      <MailTitle>{teamTitle(payload)}</MailTitle>
      <MailFacts facts={teamFacts(payload)} />
    </>
  ),
};

function teamTitle(payload: TeamPayload) {
  return `Demo ${payload.change}: ${payload.company || payload.name}, ${payload.when}`;
}

function teamFacts(payload: TeamPayload): readonly MailFact[] {
  const facts: MailFact[] = [
    ['When', payload.when],
    ['Previously', payload.before ?? ''],
    ['Visitor’s local time', payload.visitorsTime === payload.when ? '' : payload.visitorsTime],
    ['Name', payload.name],
    ['Email', payload.email],
    ['Company', payload.company],
    ['Reference', payload.number],
  ];
  return facts.filter(([, value]) => value);
}

function eventFile(booking: z.output<typeof event>, isCancelled: boolean): Attachment {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({
    prodId: { company: brand.company.name, product: brand.product, language: 'EN' },
    method,
    events: [
      {
        id: booking.uid,
        sequence: booking.sequence,
        stamp: new Date(booking.changedAt),
        start: new Date(booking.startsAt),
        end: new Date(booking.endsAt),
        summary: booking.title,
        description: isCancelled
          ? 'This call has been cancelled.'
          : `${aboutTheCall}\n\nChange or cancel: ${booking.link}`,
        location: 'Video call',
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        organizer: { name: brand.product, email: booking.organizer },
        attendees: [{ ...booking.attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
      },
    ],
  });
  return { name: 'demo.ics', type: 'text/calendar; charset=utf-8', content: calendar.toString(), method };
}

const aboutTheCall = 'The demo is a video call. Your host will send you the link beforehand.';
