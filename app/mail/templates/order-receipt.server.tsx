import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import type { MailTemplate } from '../mail-template.ts';
import { MailFacts, MailLine, MailTitle } from '../mail-parts.tsx';

const payload = z.object({
  /** Of the invoice, which is enclosed. */
  number: z.string(),
  reference: z.string(),
  plan: z.string(),
  period: z.string(),
  total: z.string(),
});

/** To whoever keeps the buyer's books: it was paid, and here is the invoice. */
export const orderReceipt: MailTemplate<z.output<typeof payload>> = {
  parse: (stored) => payload.parse(stored),
  subject: ({ number }) => `${brand.product}: invoice ${number}, paid`,
  enclosures: ({ number }) => [{ kind: 'invoice', number }],
  body: ({ number, reference, plan, period, total }) => (
    <>
      <MailTitle>Thank you: {total} received</MailTitle>
      <MailLine>The invoice is attached as a PDF. It is paid; there is nothing left to do.</MailLine>
      <MailFacts
        facts={[
          ['Invoice', number],
          ['Order', reference],
          ['Plan', `${brand.product} ${plan}`],
          ['Period', period],
          ['Total with VAT', total],
        ]}
      />
    </>
  ),
};
