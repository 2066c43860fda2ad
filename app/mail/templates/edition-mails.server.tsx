import * as z from 'zod';
import { MailButton, MailLine, MailTitle } from '../mail-parts.tsx';
import type { MailTemplate } from '../mail.ts';

const listed = z.object({ about: z.enum(['edition', 'webinar']).default('edition'), title: z.string() });

const confirmPayload = listed.extend({ confirm: z.url() });

export const editionConfirm: MailTemplate<z.output<typeof confirmPayload>> = {
  parse: (stored) => confirmPayload.parse(stored),
  subject: ({ about, title }) =>
    `Please confirm: alerts for ${about === 'webinar' ? 'new webinars' : `new editions of ${title}`}`,
  body: ({ about, title, confirm }) => (
    <>
      <MailTitle>Please confirm your request</MailTitle>
      <MailLine>
        You asked us to email you when a new{' '}
        {about === 'webinar' ? (
          'webinar is scheduled'
        ) : (
          <>
            edition of <strong>{title}</strong> is published
          </>
        )}
        . Please confirm that this is your email address.
      </MailLine>
      <MailButton href={confirm}>Confirm</MailButton>
      <MailLine>
        The link is valid for seven days. If this wasn’t you, ignore this email and we won’t write again.
      </MailLine>
    </>
  ),
};

const knownPayload = listed.extend({ unsubscribe: z.url() });

export const editionKnown: MailTemplate<z.output<typeof knownPayload>> = {
  parse: (stored) => knownPayload.parse(stored),
  subject: ({ title }) => `You’re already on the list: ${title}`,
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  body: ({ about, title }) => (
    <>
      <MailTitle>You’re already on the list</MailTitle>
      <MailLine>
        We’ll email you when the next{' '}
        {about === 'webinar' ? 'webinar is scheduled' : `edition of ${title} is published`}. You don’t need to
        do anything.
      </MailLine>
    </>
  ),
};

const outPayload = listed.extend({ when: z.string().optional(), url: z.url(), unsubscribe: z.url() });

export const editionOut: MailTemplate<z.output<typeof outPayload>> = {
  parse: (stored) => outPayload.parse(stored),
  subject: ({ about, title }) => `New ${about}: ${title}`,
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  body: ({ about, title, when, url }) => (
    <>
      <MailTitle>{about === 'webinar' ? 'A new webinar is scheduled' : 'A new edition is out'}</MailTitle>
      <MailLine>
        <strong>{title}</strong>
      </MailLine>
      {when && <MailLine>{when}</MailLine>}
      <MailButton href={url}>{about === 'webinar' ? 'Register' : 'Read the new edition'}</MailButton>
      <MailLine>
        We’ll email you again when the next{' '}
        {about === 'webinar' ? 'webinar is scheduled' : 'edition is published'}, and never about anything
        else.
      </MailLine>
    </>
  ),
};
