import * as z from 'zod';
import { MailButton, MailLine, MailTitle } from '../mail-parts.tsx';
import type { MailTemplate } from '../mail.ts';

const listed = z.object({
  about: z.enum(['edition', 'data', 'webinar']).default('edition'),
  title: z.string(),
});

const confirmPayload = listed.extend({ confirm: z.url() });

export const editionConfirm: MailTemplate<z.output<typeof confirmPayload>> = {
  parse: (stored) => confirmPayload.parse(stored),
  subject: ({ about, title }) => `Please confirm: alerts for ${topicOf(about, title)}`,
  body: ({ about, title, confirm }) => (
    <>
      <MailTitle>Please confirm your request</MailTitle>
      <MailLine>
        You asked us to email you when{' '}
        {about === 'edition'
          ? `a new edition of ${quoted(title)} is published`
          : about === 'webinar'
            ? 'a new webinar is scheduled'
            : nextOf('data')}
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
  subject: ({ about, title }) => `You’re already signed up for alerts about ${topicOf(about, title)}`,
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  body: ({ about, title }) => (
    <>
      <MailTitle>You’re already on the list</MailTitle>
      <MailLine>
        Someone, most likely you, just signed up again with this address. We’ll email you when{' '}
        {nextOf(about, title)}. You don’t need to do anything.
      </MailLine>
    </>
  ),
};

const outPayload = listed.extend({ when: z.string().optional(), url: z.url(), unsubscribe: z.url() });

export const editionOut: MailTemplate<z.output<typeof outPayload>> = {
  parse: (stored) => outPayload.parse(stored),
  subject: ({ about, title }) => `New ${about}: ${about === 'data' ? title : quoted(title)}`,
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  body: ({ about, title, when, url }) => (
    <>
      <MailTitle>{newsOf[about].title}</MailTitle>
      <MailLine>
        <strong>{title}</strong>
      </MailLine>
      {when && <MailLine>{when}</MailLine>}
      <MailButton href={url}>{newsOf[about].button}</MailButton>
      <MailLine>
        We’ll email you again {about === 'data' ? 'the next time' : 'when'} {nextOf(about)}. We use this list
        for nothing else.
      </MailLine>
    </>
  ),
};

type About = z.output<typeof listed>['about'];

const newsOf: Readonly<Record<About, { title: string; button: string }>> = {
  edition: { title: 'A new edition is out', button: 'Read the new edition' },
  data: { title: 'Our data has been updated', button: 'See the new data' },
  webinar: { title: 'A new webinar has been scheduled', button: 'Register' },
};

function topicOf(about: About, title: string): string {
  if (about === 'webinar') return 'new webinars';
  return about === 'data' ? 'new data' : `new editions of ${quoted(title)}`;
}

function nextOf(about: About, title?: string): string {
  if (about === 'webinar') return 'the next webinar is scheduled';
  if (about === 'data') return 'our data is updated';
  return `the next edition${title ? ` of ${quoted(title)}` : ''} is published`;
}

/** Titles of papers have years and colons, which would run into the sentence. */
const quoted = (title: string) => `“${title}”`;
