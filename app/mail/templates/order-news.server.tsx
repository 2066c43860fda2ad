import * as z from 'zod';
import { brand } from '../../base/brand.ts';
import { MailButton, MailLine, MailTitle } from '../mail-parts.tsx';
import type { MailTemplate } from '../mail.ts';
import { aboutOrder, OrderLink } from './order-mails.server.tsx';

const text = z.string();
const renewal = { on: text, until: text, price: text };
const [isOver, isFree] = [z.boolean().default(false), z.boolean().default(false)];
const [renews, isCorrectable] = [z.boolean().default(true), z.boolean().default(true)];
const [isUnpaid, hasConfirmedId] = [z.boolean().default(false), z.boolean().default(true)];

const newsPayload = z.discriminatedUnion('news', [
  z.object({ ...aboutOrder, news: z.literal('received'), total: text }),
  z.object({ ...aboutOrder, news: z.literal('debit_failed'), link: z.url() }),
  z.object({ ...aboutOrder, news: z.literal('renewal_ahead'), ...renewal }),
  z.object({ ...aboutOrder, news: z.literal('renewal_failed'), until: text, isOver }),
  z.object({ ...aboutOrder, news: z.literal('cancelled'), until: text, isOver }),
  z.object({ ...aboutOrder, news: z.literal('resumed'), on: text }),
  z.object({ ...aboutOrder, news: z.literal('ended'), until: text, isOver, isUnpaid }),
  z.object({ ...aboutOrder, news: z.literal('billing_changed') }),
  z.object({ ...aboutOrder, news: z.literal('payment_method_changed'), renews }),
  z.object({
    ...aboutOrder,
    news: z.literal('vat_corrected'),
    number: text,
    cancellation: text,
    refunded: text,
    total: text,
    hasConfirmedId,
  }),
  z.object({ ...aboutOrder, news: z.literal('vat_id_refused'), isCorrectable }),
  z.object({ ...aboutOrder, news: z.literal('refunded'), number: text, total: text, isFree }),
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
        <MailButton href={siteUrl + news.page}>Update payment method</MailButton>
      )}
      <OrderLink page={news.page} siteUrl={siteUrl} to={useOf(news)} />
      <MailLine>Your order number is {news.reference}. Any questions? Just reply to this email.</MailLine>
    </>
  ),
};

function useOf(news: News): string | undefined {
  if (news.news === 'cancelled' && news.isOver) return uses.ended;
  if (news.news === 'payment_method_changed' && !news.renews)
    return 'download invoices or check your renewal setting';
  return uses[news.news];
}

/** What an order page is for, where that is less than to manage the plan. */
const uses: Partial<Record<News['news'], string>> = {
  received: 'check its status',
  debit_failed: 'check its status',
  cancelled: 'download invoices or turn renewal back on',
  ended: 'download your invoices',
  billing_changed: 'check or change your billing details',
  vat_corrected: 'download your invoices',
  vat_id_refused: 'change your billing details',
  refunded: 'download your invoices',
};

function titleOf(told: News): string {
  const what = `${brand.product} ${told.plan}`;
  switch (told.news) {
    case 'received':
      return `We’ve received your order for ${what}`;
    case 'debit_failed':
      return `Your payment for ${what} didn’t go through`;
    case 'renewal_ahead':
      return `${what} renews on ${told.on}`;
    case 'renewal_failed':
      return `We couldn’t renew ${what}`;
    case 'cancelled':
      return `Your ${what} renewal has been cancelled`;
    case 'resumed':
      return `${what} will renew after all`;
    case 'ended':
      return `Your subscription to ${what} ${told.isOver ? 'has ended' : 'is ending'}`;
    case 'billing_changed':
      return `New billing details for ${what}`;
    case 'payment_method_changed':
      return `New payment method for ${what}`;
    case 'vat_corrected':
      return `Corrected invoice for ${what}`;
    case 'vat_id_refused':
      return `We couldn’t confirm your VAT ID`;
    case 'refunded':
      return told.isFree
        ? `Your order for ${what} has been cancelled`
        : `Your payment for ${what} has been refunded`;
  }
}

function linesOf(news: News): string[] {
  switch (news.news) {
    case 'received':
      return [
        `We have requested a direct debit of ${news.total} from your bank. This takes a few working days, and you don’t need to do anything.`,
        'Once the payment arrives, we’ll send your invoice and the link that activates your account. If it fails, we’ll send you a link to pay another way.',
      ];
    case 'debit_failed':
      return [
        'Your bank returned the direct debit, so the order has not gone through.',
        'We have saved everything you entered. You can pay from another account or by card.',
      ];
    case 'renewal_ahead':
      return [
        `Your plan runs until ${news.until}. It then renews for another year at ${news.price}.`,
        'We’ll charge the card or account on file and email you the invoice. You don’t need to do anything.',
        `If you’d rather not renew, cancel in two clicks on your order page by ${news.until}.`,
      ];
    case 'renewal_failed':
      return [
        `We couldn’t take the payment for your ${news.isOver ? 'new plan year. The previous one ended' : 'next plan year. The current one ends'} on ${news.until}.`,
        'We’ll try again over the next few days. If the payment still fails, your access may be suspended. If your card has expired or your bank details have changed, update your payment method on your order page.',
      ];
    case 'cancelled':
      if (news.isOver)
        return [
          `Your plan ended on ${news.until}, and there is nothing more to pay.`,
          'You can buy a plan again at any time.',
        ];
      return [
        `Your plan ends on ${news.until}. You keep full access until then and won’t be charged for the next year.`,
        'Changed your mind? Turn renewal back on from your order page at any time up to that date.',
      ];
    case 'resumed':
      return [
        `Renewal has been turned back on. Your plan continues and renews on ${news.on}, as before.`,
        'If you haven’t had a reminder of this renewal yet, we’ll send one before we charge you.',
      ];
    case 'ended':
      return [endOf(news), 'You can buy a plan again at any time.'];
    case 'billing_changed':
      return [
        'The billing details on your order have changed. The change applies to new invoices.',
        'If this wasn’t you, please tell us straight away.',
      ];
    case 'payment_method_changed':
      return [
        news.renews
          ? 'We’ll charge any payment still due, and future renewals, to the card or account just added to your order.'
          : 'A card or account has just been added to your order. Your plan is not set to renew, so nothing will be charged.',
        'If this wasn’t you, please tell us straight away.',
      ];
    case 'vat_corrected':
      return [
        `${news.hasConfirmedId ? 'Your VAT ID is confirmed, so we have reissued the invoice without German VAT.' : 'No German VAT is due on your order, so we have reissued the invoice without it.'} The new total is ${news.total}. We are refunding ${news.refunded}, which should reach your card or account in five to ten days.`,
        `Credit note ${news.cancellation} and the new invoice ${news.number} are attached. You’ll need both for your accounts.`,
      ];
    case 'vat_id_refused':
      if (!news.isCorrectable)
        return [
          'The VAT ID you gave us is not in the EU register (VIES). Without a valid ID, any new invoice will include German VAT.',
          'If you mistyped it, correct it under billing details on your order page.',
        ];
      return [
        'The VAT ID you gave us is not in the EU register (VIES), so your invoice still includes German VAT.',
        'If you mistyped it, correct it under billing details on your order page. Once the register confirms the new ID, choose “Correct my invoice” there.',
      ];
    case 'refunded':
      return [
        news.isFree
          ? 'You paid nothing for it, so there is nothing to refund.'
          : `We have refunded ${news.total}. It should reach your card or account in five to ten days.`,
        'Your subscription and your access to the tool have ended.',
        `Credit note ${news.number} is attached for your records.`,
      ];
  }
}

function endOf(news: Extract<News, { news: 'ended' }>): string {
  if (!news.isOver)
    return `It won’t renew, and there is nothing more to pay. You keep access until ${news.until}.`;
  return news.isUnpaid
    ? `We couldn’t take the payment for your next plan year, so your plan ended on ${news.until}. There is nothing more to pay.`
    : `Your access ended on ${news.until}, and there is nothing more to pay.`;
}

function enclosedIn(news: News): string[] {
  if (news.news === 'vat_corrected') return [news.cancellation, news.number];
  return news.news === 'refunded' ? [news.number] : [];
}
