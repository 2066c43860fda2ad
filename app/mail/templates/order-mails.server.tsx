import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import { MailButton, MailFacts, MailLine, MailTitle } from '../mail-parts.tsx';
import type { MailTemplate } from '../mail.ts';

/** Mails that an earlier version queued have no `page`. */
export const aboutOrder = { reference: z.string(), plan: z.string(), page: z.string().optional() };

const welcomePayload = z.object({
  ...aboutOrder,
  users: z.number().optional(),
  activate: z.url(),
  paidUntil: z.string(),
});

export const orderWelcome: MailTemplate<z.output<typeof welcomePayload>> = {
  parse: (stored) => welcomePayload.parse(stored),
  subject: ({ plan }) => `Your ${brand.product} account: ${plan}`,
  body: ({ reference, plan, users = 1, activate, paidUntil, page }, siteUrl) => (
    <>
      <MailTitle>Welcome to {brand.product}</MailTitle>
      <MailLine>
        Your account is ready. Activate it once, and {users === 1 ? 'you' : 'you and your team'} can begin.
      </MailLine>
      <MailButton href={activate}>Activate the account</MailButton>
      <MailFacts
        facts={[
          ['Plan', plan],
          ['Order', reference],
          ['Paid until', paidUntil],
        ]}
      />
      <MailLine>
        The invoice comes in a separate email. Keep this one to yourself: anyone with the link can activate
        the account.
      </MailLine>
      <OrderLink page={page} siteUrl={siteUrl} />
    </>
  ),
};

const receiptPayload = z.object({
  ...aboutOrder,
  number: z.string(),
  period: z.string(),
  net: z.string().optional(),
  vat: z.string().optional(),
  total: z.string(),
  isRenewal: z.boolean().default(false),
});

export const orderReceipt: MailTemplate<z.output<typeof receiptPayload>> = {
  parse: (stored) => receiptPayload.parse(stored),
  subject: ({ number, plan, isRenewal }) =>
    isRenewal
      ? `${brand.product} ${plan} is renewed: invoice ${number}, paid`
      : `${brand.product}: invoice ${number}, paid`,
  enclosures: ({ number }) => [{ kind: 'invoice', number }],
  body: ({ number, reference, plan, period, net, vat, total, isRenewal, page }, siteUrl) => (
    <>
      <MailTitle>{isRenewal ? `Renewed for another year` : `Thank you: ${total} received`}</MailTitle>
      <MailLine>
        {isRenewal
          ? `Your ${brand.product} ${plan} plan goes on, and access continues without a break. The invoice is attached as a PDF. It is paid; there is nothing left to do.`
          : 'The invoice is attached as a PDF. It is paid; there is nothing left to do.'}
      </MailLine>
      <MailFacts
        facts={[
          ['Invoice', number],
          ['Order', reference],
          ['Plan', `${brand.product} ${plan}`],
          ['Period', period],
          ...(net ? ([['Net', net]] as const) : []),
          ...(vat ? ([['VAT', vat]] as const) : []),
          ['Total', total],
        ]}
      />
      <MailLine>
        The plan renews when this period ends, unless the renewal is cancelled before. We write to you in good
        time.
      </MailLine>
      <OrderLink page={page} siteUrl={siteUrl} />
    </>
  ),
};

/** Opens the order without a password, so every mail says what it can do. */
export function OrderLink({ page, siteUrl }: { page: string | undefined; siteUrl: string }) {
  if (!page) return null;
  return (
    <MailLine>
      <a href={siteUrl + page}>Open your order</a> to see invoices, change billing details or the payment
      method, or cancel the renewal. The link works without a password: share it only with people who may do
      so.
    </MailLine>
  );
}
