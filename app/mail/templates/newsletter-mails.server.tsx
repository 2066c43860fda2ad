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
        Somebody, most likely you, has asked for the {brand.product} newsletter at this address. It comes
        about once a month: new articles, whitepapers and revisions of the data.
      </MailLine>
      <MailButton href={confirm}>Confirm</MailButton>
      <MailLine>The link works for seven days. If it was not you, ignore this: nothing is sent.</MailLine>
    </>
  ),
};

const knownPayload = z.object({ unsubscribe: z.url() });

export const newsletterKnown: MailTemplate<z.output<typeof knownPayload>> = {
  parse: (stored) => knownPayload.parse(stored),
  subject: () => 'You get our newsletter already',
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  body: () => (
    <>
      <MailTitle>You get our newsletter already</MailTitle>
      <MailLine>
        Somebody, most likely you, has asked for the {brand.product} newsletter at this address. There is
        nothing to do: you are on the list.
      </MailLine>
    </>
  ),
};
