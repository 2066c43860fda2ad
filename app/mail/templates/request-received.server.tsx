import * as z from 'zod';
import type { MailTemplate } from '../mail-template.ts';
import { MailButton, MailFacts, MailLine, MailTitle } from '../mail-parts.tsx';
import { facts } from './facts.server.ts';

const payload = z.object({
  title: z.string(),
  /** What happens next. */
  next: z.string(),
  link: z.object({ label: z.string(), url: z.url() }).optional(),
  facts,
});

/** To whoever asked for something: it has arrived, and what happens next. */
export const requestReceived: MailTemplate<z.output<typeof payload>> = {
  parse: (stored) => payload.parse(stored),
  subject: ({ title }) => title,
  body: ({ title, next, link, facts: told }) => (
    <>
      <MailTitle>{title}</MailTitle>
      <MailLine>{next}</MailLine>
      {link && <MailButton href={link.url}>{link.label}</MailButton>}
      <MailFacts facts={told} />
      <MailLine>If it was not you who sent this, answer this mail, and we delete it.</MailLine>
    </>
  ),
};
