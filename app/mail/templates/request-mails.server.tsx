import ical, { ICalCalendarMethod } from 'ical-generator';
import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import { MailButton, MailFacts, MailLine, MailTitle } from '../mail-parts.tsx';
import type { Attachment, MailTemplate } from '../mail.ts';

const calendarEvent = z.object({
  uid: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  title: z.string(),
  organizer: z.string(),
  link: z.url(),
});

/** Published, not requested: nobody has to answer an invitation to a webinar. */
function eventAttachment(event: z.output<typeof calendarEvent>): Attachment {
  const calendar = ical({
    prodId: { company: brand.company.name, product: brand.product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: event.uid,
        stamp: new Date(event.startsAt),
        start: new Date(event.startsAt),
        end: new Date(event.endsAt),
        summary: event.title,
        description: `Join: ${event.link}`,
        location: event.link,
        url: event.link,
        organizer: { name: brand.product, email: event.organizer },
      },
    ],
  });
  return { name: 'webinar.ics', type: 'text/calendar; charset=utf-8', content: calendar.toString() };
}

const facts = z.array(z.tuple([z.string(), z.string()]));

const receivedPayload = z.object({
  title: z.string(),
  next: z.string(),
  link: z.object({ label: z.string(), url: z.url() }).optional(),
  event: calendarEvent.optional(),
  facts,
});

export const requestReceived: MailTemplate<z.output<typeof receivedPayload>> = {
  parse: (stored) => receivedPayload.parse(stored),
  subject: ({ title }) => title,
  attachments: ({ event }) => (event ? [eventAttachment(event)] : []),
  body: (payload) => (
    <>
      <MailTitle>{payload.title}</MailTitle>
      <MailLine>{payload.next}</MailLine>
      {payload.link && <MailButton href={payload.link.url}>{payload.link.label}</MailButton>}
      <MailFacts facts={payload.facts} />
      <MailLine>Didn’t ask for this? Reply to this email and we’ll delete your details.</MailLine>
    </>
  ),
};

const noticePayload = z.object({
  title: z.string(),
  lines: z.array(z.string()).default([]),
  facts,
  replyTo: z.string().optional(),
});

export const teamNotice: MailTemplate<z.output<typeof noticePayload>> = {
  parse: (stored) => noticePayload.parse(stored),
  subject: ({ title }) => title,
  replyTo: ({ replyTo }) => replyTo,
  body: (payload) => (
    <>
      <MailTitle>{payload.title}</MailTitle>
      {payload.lines.map((line) => (
        <MailLine key={line}>{line}</MailLine>
      ))}
      <MailFacts facts={payload.facts} />
    </>
  ),
};
