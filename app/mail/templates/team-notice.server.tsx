import * as z from 'zod';
import type { MailTemplate } from '../mail-template.ts';
import { MailFacts, MailLine, MailTitle } from '../mail-parts.tsx';
import { facts } from './facts.server.ts';

const payload = z.object({
  title: z.string(),
  lines: z.array(z.string()).default([]),
  facts,
  replyTo: z.string().optional(),
});

/** To ourselves: something came in. */
export const teamNotice: MailTemplate<z.output<typeof payload>> = {
  parse: (stored) => payload.parse(stored),
  subject: ({ title }) => title,
  replyTo: ({ replyTo }) => replyTo,
  body: ({ title, lines, facts: told }) => (
    <>
      <MailTitle>{title}</MailTitle>
      {lines.map((line) => (
        <MailLine key={line}>{line}</MailLine>
      ))}
      <MailFacts facts={told} />
    </>
  ),
};
