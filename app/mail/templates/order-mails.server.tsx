import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import { MailButton, MailFacts, MailLine, MailTitle } from '../mail-parts.tsx';
import type { MailTemplate } from '../mail.ts';

const common = { reference: z.string(), plan: z.string() };

const welcomePayload = z.object({ ...common, activate: z.url(), paidUntil: z.string() });

export const orderWelcome: MailTemplate<z.output<typeof welcomePayload>> = {
  parse: (stored) => welcomePayload.parse(stored),
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

const receiptPayload = z.object({ ...common, number: z.string(), period: z.string(), total: z.string() });

export const orderReceipt: MailTemplate<z.output<typeof receiptPayload>> = {
  parse: (stored) => receiptPayload.parse(stored),
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

const newsPayload = z.discriminatedUnion('news', [
  z.object({ ...common, news: z.literal('debit_failed'), link: z.url() }),
  z.object({ ...common, news: z.literal('renewal_failed'), until: z.string() }),
  z.object({ ...common, news: z.literal('ended'), until: z.string() }),
  z.object({ ...common, news: z.literal('refunded'), number: z.string(), total: z.string() }),
]);

type News = z.output<typeof newsPayload>;

/**
 * To the buyer, about an order already placed. It names nobody: anyone can order with somebody else's address, and we
 * never mail one stranger's words to another.
 */
export const orderNews: MailTemplate<News> = {
  parse: (stored) => newsPayload.parse(stored),
  subject: newsTitle,
  enclosures: (news) => (news.news === 'refunded' ? [{ kind: 'invoice', number: news.number }] : []),
  body: (news) => (
    <>
      <MailTitle>{newsTitle(news)}</MailTitle>
      {newsLines(news).map((line) => (
        <MailLine key={line}>{line}</MailLine>
      ))}
      {news.news === 'debit_failed' && <MailButton href={news.link}>Try again</MailButton>}
      <MailLine>Your order is {news.reference}. If you have a question, just answer this mail.</MailLine>
    </>
  ),
};

function newsTitle({ news, plan }: News): string {
  const what = `${brand.product} ${plan}`;
  switch (news) {
    case 'debit_failed':
      return `Your payment for ${what} did not go through`;
    case 'renewal_failed':
      return `We could not renew ${what}`;
    case 'ended':
      return `Your subscription to ${what} has ended`;
    case 'refunded':
      return `Your payment for ${what} is refunded`;
  }
}

function newsLines(news: News): string[] {
  switch (news.news) {
    case 'debit_failed':
      return [
        'Your bank has returned the direct debit, so nothing was bought.',
        'You can try again, by another account or by card.',
      ];
    case 'renewal_failed':
      return [
        `Your card or account could not be charged for the next year. Your access stays until ${news.until}.`,
        'We try again within the next days; please see that the payment is possible then.',
      ];
    case 'ended':
      return [`It is not renewed any more, and nothing is charged. Your access stays until ${news.until}.`];
    case 'refunded':
      return [
        `We have returned ${news.total}. It takes five to ten days until your bank shows it.`,
        'The subscription and the access to the tool have ended.',
        `For your books, the cancellation ${news.number} is attached.`,
      ];
  }
}
