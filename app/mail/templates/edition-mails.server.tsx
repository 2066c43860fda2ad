import * as z from 'zod';
import { MailButton, MailLine, MailTitle } from '../mail-parts.tsx';
import type { MailTemplate } from '../mail.ts';

const confirmPayload = z.object({ title: z.string(), confirm: z.url() });

export const editionConfirm: MailTemplate<z.output<typeof confirmPayload>> = {
  parse: (stored) => confirmPayload.parse(stored),
  subject: ({ title }) => `Please confirm: new editions of ${title}`,
  body: ({ title, confirm }) => (
    <>
      <MailTitle>Please confirm your request</MailTitle>
      <MailLine>
        You asked us to email you when a new edition of <strong>{title}</strong> is published. Please confirm
        that this is your address.
      </MailLine>
      <MailButton href={confirm}>Confirm</MailButton>
      <MailLine>
        The link is valid for seven days. If this wasn’t you, ignore this email and we won’t write again.
      </MailLine>
    </>
  ),
};

const knownPayload = z.object({ title: z.string(), unsubscribe: z.url() });

export const editionKnown: MailTemplate<z.output<typeof knownPayload>> = {
  parse: (stored) => knownPayload.parse(stored),
  subject: ({ title }) => `You’re already on the list: ${title}`,
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  body: ({ title }) => (
    <>
      <MailTitle>You’re already on the list</MailTitle>
      <MailLine>
        We’ll email you when the next edition of {title} is published. You don’t need to do anything.
      </MailLine>
    </>
  ),
};

const outPayload = z.object({ title: z.string(), url: z.url(), unsubscribe: z.url() });

export const editionOut: MailTemplate<z.output<typeof outPayload>> = {
  parse: (stored) => outPayload.parse(stored),
  subject: ({ title }) => `New edition: ${title}`,
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  body: ({ title, url }) => (
    <>
      <MailTitle>A new edition is out</MailTitle>
      <MailLine>
        <strong>{title}</strong>
      </MailLine>
      <MailButton href={url}>Read the new edition</MailButton>
      <MailLine>We’ll email you again when the next edition is published, and about nothing else.</MailLine>
    </>
  ),
};
