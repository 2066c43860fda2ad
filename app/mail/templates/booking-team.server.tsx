import * as z from 'zod';
import type { MailTemplate } from '../mail-template.ts';
import { MailFacts, MailTitle } from '../mail-parts.tsx';
import type { MailFact } from '../mail.ts';
import { bookingEvent, eventFile } from './booking-event.server.ts';

const payload = z.object({
  change: z.enum(['booked', 'moved', 'cancelled']),
  /** In the time of the office. */
  when: z.string(),
  before: z.string().optional(),
  visitorsTime: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  event: bookingEvent,
});

type Told = z.output<typeof payload>;

/** To ourselves: a demo was booked, moved or cancelled. */
export const bookingTeam: MailTemplate<Told> = {
  parse: (stored) => payload.parse(stored),
  subject: titleOf,
  replyTo: ({ email }) => email,
  attachments: ({ change, event }) => [eventFile(event, change === 'cancelled')],
  body: (told) => (
    <>
      <MailTitle>{titleOf(told)}</MailTitle>
      <MailFacts facts={factsOf(told)} />
    </>
  ),
};

function titleOf({ change, company, name, when }: Told) {
  return `Demo ${change}: ${company || name}, ${when}`;
}

function factsOf(told: Told): readonly MailFact[] {
  const facts: MailFact[] = [
    ['When', told.when],
    ['Before', told.before ?? ''],
    ['For the visitor', told.visitorsTime === told.when ? '' : told.visitorsTime],
    ['Name', told.name],
    ['E-mail', told.email],
    ['Company', told.company],
    ['Reference', told.number],
  ];
  return facts.filter(([, value]) => value);
}
