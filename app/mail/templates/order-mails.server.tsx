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
  isBilledElsewhere: z.boolean().default(false),
});

export const orderWelcome: MailTemplate<z.output<typeof welcomePayload>> = {
  parse: (stored) => welcomePayload.parse(stored),
  subject: ({ plan }) => `Your ${brand.product} account: ${plan}`,
  body: ({ reference, plan, users = 1, activate, paidUntil, isBilledElsewhere, page }, siteUrl) => (
    <>
      <MailTitle>Welcome to {brand.product}</MailTitle>
      <MailLine>Your account is ready. Activate it to get started{users > 1 && ' with your team'}.</MailLine>
      <MailButton href={activate}>Activate your account</MailButton>
      <MailFacts
        facts={[
          ['Plan', plan],
          ['Order', reference],
          ['Access until', paidUntil],
        ]}
      />
      <MailLine>
        {isBilledElsewhere
          ? 'We’re sending your invoice to the billing email address you gave us.'
          : 'We’re sending your invoice in a separate email.'}{' '}
        Don’t forward this email: anyone who has it can activate the account.
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
  isFree: z.boolean().default(false),
  isRenewal: z.boolean().default(false),
  renews: z.boolean().default(true),
});

export const orderReceipt: MailTemplate<z.output<typeof receiptPayload>> = {
  parse: (stored) => receiptPayload.parse(stored),
  subject: ({ number, plan, isFree, isRenewal }) =>
    `${brand.product}${isRenewal ? ` ${plan} renewed` : ''}: invoice ${number} (${isFree ? 'nothing to pay' : 'paid'})`,
  enclosures: ({ number }) => [{ kind: 'invoice', number }],
  body: ({ number, reference, plan, period, net, vat, total, isFree, isRenewal, renews, page }, siteUrl) => (
    <>
      <MailTitle>
        {isRenewal
          ? 'Renewed for another year'
          : `Thank you. Here is your invoice${isFree ? '' : ` for ${total}`}.`}
      </MailTitle>
      <MailLine>
        {isRenewal && `Your ${brand.product} ${plan} plan has been renewed, and your access continues. `}
        The invoice is attached. {isFree ? 'There is nothing to pay.' : 'It has already been paid.'}
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
      {renews && (
        <MailLine>
          The plan renews at the end of this period unless you cancel first. We always send a reminder
          beforehand.
        </MailLine>
      )}
      <OrderLink page={page} siteUrl={siteUrl} to={renews ? undefined : 'download your invoices'} />
    </>
  ),
};

/** Opens the order without a password, so every mail says what it can do. */
export function OrderLink({ page, siteUrl, to = managing }: OrderLinkProps) {
  if (!page) return null;
  return (
    <MailLine>
      <a href={siteUrl + page}>Open your order</a> to {to}. The link needs no password, so share it only with
      people you trust to manage the order.
    </MailLine>
  );
}

type OrderLinkProps = { page: string | undefined; siteUrl: string; to?: string | undefined };

const managing =
  'download invoices, change your billing details or payment method, or turn renewal on or off';
