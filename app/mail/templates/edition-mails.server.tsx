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
        Somebody, most likely you, has asked us to write to this address when a new edition is out:{' '}
        <strong>{title}</strong>.
      </MailLine>
      <MailButton href={confirm}>Confirm</MailButton>
      <MailLine>
        The link works for seven days. If it was not you, ignore this mail: we will not write again.
      </MailLine>
    </>
  ),
};

const knownPayload = z.object({ title: z.string(), unsubscribe: z.url() });

export const editionKnown: MailTemplate<z.output<typeof knownPayload>> = {
  parse: (stored) => knownPayload.parse(stored),
  subject: ({ title }) => `You are on the list already: ${title}`,
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  body: ({ title }) => (
    <>
      <MailTitle>You are on the list already</MailTitle>
      <MailLine>We will write to you when a new edition is out: {title}. There is nothing to do.</MailLine>
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
      <MailLine>We write again when the next edition is out, and about nothing else.</MailLine>
    </>
  ),
};
