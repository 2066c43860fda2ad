import * as z from 'zod';
import type { MailTemplate } from '../mail-template.ts';
import { MailButton, MailLine, MailTitle } from '../mail-parts.tsx';
import { aboutTheCall, bookingEvent, eventFile } from './booking-event.server.ts';

const payload = z.object({
  change: z.enum(['booked', 'moved', 'cancelled']),
  /** In the visitor's own time. */
  when: z.string(),
  before: z.string().optional(),
  link: z.url(),
  event: bookingEvent,
});

type Change = z.output<typeof payload>['change'];

/** To whoever booked a demo: when it is now. */
export const bookingVisitor: MailTemplate<z.output<typeof payload>> = {
  parse: (stored) => payload.parse(stored),
  subject: ({ change, when }) => `${titles[change]}: ${when}`,
  attachments: ({ change, event }) => [eventFile(event, change === 'cancelled')],
  body: ({ change, when, before, link }) => (
    <>
      <MailTitle>{titles[change]}</MailTitle>
      <MailLine>
        <strong>{when}</strong>
      </MailLine>
      {before && <MailLine>Before, it was on {before}.</MailLine>}
      {change === 'cancelled' ? (
        <>
          <MailLine>The time is free again. If you would like another, it is one click away.</MailLine>
          <MailButton href={link}>Choose another time</MailButton>
        </>
      ) : (
        <>
          <MailLine>{aboutTheCall} The attached file puts the time into your calendar.</MailLine>
          <MailButton href={link}>Change or cancel</MailButton>
          <MailLine>If it was not you who booked this, please cancel it.</MailLine>
        </>
      )}
    </>
  ),
};

const titles: Readonly<Record<Change, string>> = {
  booked: 'Your demo is booked',
  moved: 'Your demo has another time',
  cancelled: 'Your demo is cancelled',
};
