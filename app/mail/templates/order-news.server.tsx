import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import { MailButton, MailLine, MailTitle } from '../mail-parts.tsx';
import type { MailTemplate } from '../mail.ts';
import { aboutOrder, OrderLink } from './order-mails.server.tsx';

const text = z.string();
const renewal = { on: text, until: text, price: text };

const newsPayload = z.discriminatedUnion('news', [
  z.object({ ...aboutOrder, news: z.literal('received'), total: text }),
  z.object({ ...aboutOrder, news: z.literal('debit_failed'), link: z.url() }),
  z.object({ ...aboutOrder, news: z.literal('renewal_ahead'), ...renewal }),
  z.object({ ...aboutOrder, news: z.literal('renewal_failed'), until: text }),
  z.object({ ...aboutOrder, news: z.literal('cancelled'), until: text }),
  z.object({ ...aboutOrder, news: z.literal('resumed'), on: text }),
  z.object({ ...aboutOrder, news: z.literal('ended'), until: text }),
  z.object({ ...aboutOrder, news: z.literal('billing_changed') }),
  z.object({ ...aboutOrder, news: z.literal('payment_method_changed') }),
  z.object({
    ...aboutOrder,
    news: z.literal('vat_corrected'),
    number: text,
    cancellation: text,
    refunded: text,
    total: text,
  }),
  z.object({ ...aboutOrder, news: z.literal('vat_id_refused') }),
  z.object({ ...aboutOrder, news: z.literal('refunded'), number: text, total: text }),
]);
type News = z.output<typeof newsPayload>;

/**
 * To the buyer, about an order already placed. It names nobody: anyone can order with somebody else's address, and we
 * never mail one stranger's words to another.
 */
export const orderNews: MailTemplate<News> = {
  parse: (stored) => newsPayload.parse(stored),
  subject: titleOf,
  enclosures: (news) => enclosedIn(news).map((number) => ({ kind: 'invoice', number })),
  body: (news, siteUrl) => (
    <>
      <MailTitle>{titleOf(news)}</MailTitle>
      {linesOf(news).map((line) => (
        <MailLine key={line}>{line}</MailLine>
      ))}
      {news.news === 'debit_failed' && <MailButton href={news.link}>Pay another way</MailButton>}
      {news.news === 'renewal_failed' && news.page && (
        <MailButton href={siteUrl + news.page}>Change the payment method</MailButton>
      )}
      <OrderLink page={news.page} siteUrl={siteUrl} />
      <MailLine>Your order is {news.reference}. If you have a question, just reply to this email.</MailLine>
    </>
  ),
};

function titleOf(told: News): string {
  const what = `${brand.product} ${told.plan}`;
  switch (told.news) {
    case 'received':
      return `We have your order for ${what}`;
    case 'debit_failed':
      return `Your payment for ${what} did not go through`;
    case 'renewal_ahead':
      return `${what} renews on ${told.on}`;
    case 'renewal_failed':
      return `We could not renew ${what}`;
    case 'cancelled':
      return `The renewal of ${what} is cancelled`;
    case 'resumed':
      return `${what} will renew after all`;
    case 'ended':
      return `Your subscription to ${what} has ended`;
    case 'billing_changed':
      return `New billing details for ${what}`;
    case 'payment_method_changed':
      return `New payment method for ${what}`;
    case 'vat_corrected':
      return `Your invoice for ${what} is corrected`;
    case 'vat_id_refused':
      return `Your VAT ID could not be confirmed`;
    case 'refunded':
      return `Your payment for ${what} is refunded`;
  }
}

function linesOf(news: News): string[] {
  switch (news.news) {
    case 'received':
      return [
        `Your bank is now being asked for ${news.total} by direct debit. That takes a few working days, and there is nothing for you to do.`,
        'Once the bank has paid, we send the invoice and the link that activates your account. If it does not pay, we send you a link to pay another way.',
      ];
    case 'debit_failed':
      return [
        'Your bank has returned the direct debit, so nothing was bought.',
        'Everything you entered is kept: pay from another account or by card.',
      ];
    case 'renewal_ahead':
      return [
        `Your plan runs until ${news.until}. It then renews for another year, for ${news.price}.`,
        'We charge the card or account on file. There is nothing for you to do, and the invoice follows by email.',
        `If you do not want to renew, cancel in two clicks on the page of your order, until ${news.until}.`,
      ];
    case 'renewal_failed':
      return [
        `Your card or account could not be charged for the next year. Your access stays until ${news.until}.`,
        'We try again within the next few days. If the card has expired or the account has changed, enter another one on the page of your order.',
      ];
    case 'cancelled':
      return [
        `Your plan ends on ${news.until}. You keep full access until then, and nothing more is charged.`,
        'If you change your mind, withdraw the cancellation on the page of your order, at any time until that day.',
      ];
    case 'resumed':
      return [
        `You have withdrawn the cancellation. Your plan continues and renews on ${news.on}, as before.`,
        'We remind you before we charge anything.',
      ];
    case 'ended':
      return [
        `It will not renew, and nothing more is charged. Your access stays until ${news.until}.`,
        'You can buy a plan again at any time.',
      ];
    case 'billing_changed':
      return [
        'The billing email, address or VAT ID of your order was changed. The new details are used from the next invoice on.',
        'If it was not you, please tell us at once.',
      ];
    case 'payment_method_changed':
      return [
        'From now on renewals are charged to the card or account that was just entered.',
        'If it was not you, please tell us at once.',
      ];
    case 'vat_corrected':
      return [
        `Your VAT ID is confirmed, so the invoice is now without German VAT: ${news.total}. We refund ${news.refunded}, which takes five to ten days to reach your account.`,
        `The cancellation ${news.cancellation} and the new invoice ${news.number} are attached. Please use these two in your books.`,
      ];
    case 'vat_id_refused':
      return [
        'The EU register (VIES) does not know the VAT ID that you gave us, so your invoice with German VAT stands.',
        'If the ID was mistyped, correct it on the page of your order, and we correct the invoice.',
      ];
    case 'refunded':
      return [
        `We have returned ${news.total}. It takes five to ten days until your bank shows it.`,
        'The subscription and the access to the tool have ended.',
        `For your books, the cancellation ${news.number} is attached.`,
      ];
  }
}

function enclosedIn(news: News): string[] {
  if (news.news === 'vat_corrected') return [news.cancellation, news.number];
  return news.news === 'refunded' ? [news.number] : [];
}
