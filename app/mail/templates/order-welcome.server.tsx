import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import type { MailTemplate } from '../mail-template.ts';
import { MailButton, MailFacts, MailLine, MailTitle } from '../mail-parts.tsx';

const payload = z.object({
  reference: z.string(),
  plan: z.string(),
  activate: z.url(),
  paidUntil: z.string(),
});

/** To the buyer: the account is there, and how to begin. */
export const orderWelcome: MailTemplate<z.output<typeof payload>> = {
  parse: (stored) => payload.parse(stored),
  subject: ({ plan }) => `Your ${brand.product} account: ${plan}`,
  body: ({ reference, plan, activate, paidUntil }) => (
    <>
      <MailTitle>Welcome to {brand.product}</MailTitle>
      <MailLine>Your account is ready. Activate it once, and you and your team can begin.</MailLine>
      <MailButton href={activate}>Activate the account</MailButton>
      <MailFacts
        facts={[
          ['Plan', plan],
          ['Order', reference],
          ['Paid until', paidUntil],
        ]}
      />
      <MailLine>
        The invoice comes in a mail of its own. Keep this one to yourself: whoever has the link can activate
        the account.
      </MailLine>
    </>
  ),
};
