import * as z from 'zod';
import { MailButton, MailFacts, MailLine, MailTitle } from '../mail-parts.tsx';
import type { MailTemplate } from '../mail.ts';

const facts = z.array(z.tuple([z.string(), z.string()]));

const receivedPayload = z.object({
  title: z.string(),
  next: z.string(),
  link: z.object({ label: z.string(), url: z.url() }).optional(),
  facts,
});

export const requestReceived: MailTemplate<z.output<typeof receivedPayload>> = {
  parse: (stored) => receivedPayload.parse(stored),
  subject: ({ title }) => title,
  body: (payload) => (
    <>
      <MailTitle>{payload.title}</MailTitle>
      <MailLine>{payload.next}</MailLine>
      {payload.link && <MailButton href={payload.link.url}>{payload.link.label}</MailButton>}
      <MailFacts facts={payload.facts} />
      <MailLine>If it was not you who sent this, answer this mail, and we delete it.</MailLine>
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
