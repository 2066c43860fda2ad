import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import { MailButton, MailLine, MailTitle } from '../mail-parts.tsx';
import type { MailTemplate } from '../mail.ts';

const confirmPayload = z.object({ confirm: z.url() });

export const newsletterConfirm: MailTemplate<z.output<typeof confirmPayload>> = {
  parse: (stored) => confirmPayload.parse(stored),
  subject: () => 'Please confirm your subscription',
  body: ({ confirm }) => (
    <>
      <MailTitle>Please confirm your subscription</MailTitle>
      <MailLine>
        You asked for the {brand.product} newsletter: new articles, whitepapers and data updates, about once a
        month. Please confirm that this is your email address.
      </MailLine>
      <MailButton href={confirm}>Confirm subscription</MailButton>
      <MailLine>
        The link is valid for seven days. If this wasn’t you, ignore this email and we won’t write again.
      </MailLine>
    </>
  ),
};

const knownPayload = z.object({ unsubscribe: z.url() });

export const newsletterKnown: MailTemplate<z.output<typeof knownPayload>> = {
  parse: (stored) => knownPayload.parse(stored),
  subject: () => 'You’re already subscribed',
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  body: () => (
    <>
      <MailTitle>You’re already subscribed</MailTitle>
      <MailLine>
        Someone, most likely you, just signed up for the {brand.product} newsletter with this address. You’re
        already on the list, so you don’t need to do anything.
      </MailLine>
    </>
  ),
};
