import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import type { MailTemplate } from '../mail-template.ts';
import { MailButton, MailLine, MailTitle } from '../mail-parts.tsx';

const common = { reference: z.string(), plan: z.string() };
const payload = z.discriminatedUnion('news', [
  z.object({ ...common, news: z.literal('debit_failed'), link: z.url() }),
  z.object({ ...common, news: z.literal('renewal_failed'), until: z.string() }),
  z.object({ ...common, news: z.literal('ended'), until: z.string() }),
  z.object({ ...common, news: z.literal('refunded'), number: z.string(), total: z.string() }),
]);

type Told = z.output<typeof payload>;

/**
 * To the buyer: something has happened to an order that was placed. It names nobody: anybody can place an order with
 * somebody else's address, and we mail no stranger's words.
 */
export const orderNews: MailTemplate<Told> = {
  parse: (stored) => payload.parse(stored),
  subject: titleOf,
  enclosures: (told) => (told.news === 'refunded' ? [{ kind: 'invoice', number: told.number }] : []),
  body: (told) => (
    <>
      <MailTitle>{titleOf(told)}</MailTitle>
      {linesOf(told).map((line) => (
        <MailLine key={line}>{line}</MailLine>
      ))}
      {told.news === 'debit_failed' && <MailButton href={told.link}>Try again</MailButton>}
      <MailLine>Your order is {told.reference}. If you have a question, just answer this mail.</MailLine>
    </>
  ),
};

function titleOf({ news, plan }: Told): string {
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

function linesOf(told: Told): string[] {
  switch (told.news) {
    case 'debit_failed':
      return [
        'Your bank has returned the direct debit, so nothing was bought.',
        'You can try again, by another account or by card.',
      ];
    case 'renewal_failed':
      return [
        `Your card or account could not be charged for the next year. Your access stays until ${told.until}.`,
        'We try again within the next days; please see that the payment is possible then.',
      ];
    case 'ended':
      return [`It is not renewed any more, and nothing is charged. Your access stays until ${told.until}.`];
    case 'refunded':
      return [
        `We have returned ${told.total}. It takes five to ten days until your bank shows it.`,
        'The subscription and the access to the tool have ended.',
        `For your books, the cancellation ${told.number} is attached.`,
      ];
  }
}
