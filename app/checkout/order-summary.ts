import { formatEur } from '../base/money.ts';
import {
  hasRunOut,
  isUnpaidYear,
  orderStatusOf,
  paymentInReview,
  planDates,
  statusInWords,
  type OrderFor,
  type OrderStatus,
} from '../orders/manage/order-status.ts';
import type { PaymentStatus } from '../orders/order.ts';
import { licenceOf, tierOf } from '../plans/tier.ts';
import { vatLabel, type VatTreatment } from '../plans/vat/vat-treatment.ts';
import type { Order } from '../orders/order-tables.server.ts';

/** Omits the buyer's name, because people may share the link to the success page. */
export type OrderSummary = {
  reference: string;
  plan: string;
  licence: string;
  amounts: readonly { name: string; amount: string }[];
  total: string;
};

/** `charged` is the VAT of its first invoice: what the order says by now is for invoices to come. */
export function summaryOf(order: Order, charged: VatTreatment = order.vatTreatment): OrderSummary {
  const tier = tierOf(order.tier);
  const { priceCents, discountCents, promoCode, taxCents } = order;
  return {
    reference: order.reference,
    plan: tier.name,
    licence: licenceOf(tier),
    amounts: [
      { name: `${tier.name}, one year`, amount: formatEur(priceCents) },
      ...(discountCents > 0
        ? [{ name: `Discount${promoCode ? ` (${promoCode})` : ''}`, amount: `−${formatEur(discountCents)}` }]
        : []),
      { name: vatLabel(charged), amount: formatEur(taxCents) },
    ],
    total: formatEur(order.totalCents),
  };
}

type SuccessText = { title: string; lead: string; steps: readonly string[] };

type SuccessStatus = Exclude<PaymentStatus, 'failed'>;

export function successTextOf(status: SuccessStatus, isFree: boolean): SuccessText {
  return { ...successTexts[status], ...(isFree && freeTexts[status]) };
}

/** The link to the success page does not expire. Null for a plan that is paid and renews. */
export function laterTextOf(facts: OrderFor, isFree: boolean): SuccessText | null {
  const { account, now } = facts;
  const status = orderStatusOf(facts);
  const nextStep = laterSteps[status];
  if (!account || !nextStep) return null;
  const isOver = hasRunOut(account, now);
  const lead = statusInWords(status, { ...planDates(account), isOver, isFree });
  return { title: laterTitleOf(status, isOver), lead, steps: [nextStep] };
}

function laterTitleOf(status: OrderStatus, isOver: boolean): string {
  if (isUnpaidYear(status)) return 'Your order';
  if (status === 'cancelled') return 'Your plan is active';
  return isOver ? 'Your plan has ended' : 'Your plan is ending';
}

const buyAgain = 'You can buy a plan again at any time.';

const laterSteps: Partial<Record<OrderStatus, string>> = {
  renewing:
    'Once the payment arrives, we’ll email you the invoice, and your plan will continue for another year.',
  overdue: 'You can change your payment method or cancel on your order page.',
  cancelled:
    'If you change your mind, you can turn renewal back on from your order page before your plan ends.',
  ended: buyAgain,
};

const freeTexts: Partial<Record<SuccessStatus, Partial<SuccessText>>> = {
  paid: { lead: 'There is nothing to pay. Now activate your account and you’re ready to go.' },
  unconfirmed: { title: 'Your order is not confirmed yet' },
  confirming: { title: 'Your order is not confirmed yet' },
  refunded: {
    title: 'This order has been cancelled',
    lead: 'You paid nothing for it, so there is nothing to refund. Your access has ended.',
  },
};

const unconfirmed: SuccessText = {
  title: 'Your payment is not confirmed yet',
  lead: 'We’re waiting for our payment provider to confirm it. This can take a minute.',
  steps: [
    'We’ll keep checking, so you can close this page.',
    'Once we have the confirmation, we’ll email you the invoice and the link that activates your account.',
  ],
};

const successTexts: Readonly<Record<SuccessStatus, SuccessText>> = {
  paid: {
    title: 'Thank you. Your plan is active.',
    lead: 'We’ve received your payment. Now activate your account and you’re ready to go.',
    steps: [
      'We email your invoice as a PDF, to your billing email address if you gave one.',
      'A second email has the link that activates your account in the tool.',
      'Your plan renews every year until you cancel, which takes two clicks on your order page. We’ll remind you before each renewal.',
    ],
  },
  processing: {
    title: 'Thank you. Your payment is on its way.',
    lead: 'Direct debits take a few working days. You don’t need to do anything else.',
    steps: [
      'As soon as the payment arrives, we’ll email you the invoice and the link that activates your account.',
      'If the debit fails, we’ll email you a link to pay another way. Your details are saved.',
    ],
  },
  confirming: unconfirmed,
  unconfirmed,
  in_review: {
    title: unconfirmed.title,
    lead: paymentInReview,
    steps: ['You can close this page.'],
  },
  refunded: {
    title: 'This order has been refunded',
    lead: 'We have refunded your latest payment. The money should reach your card or account in five to ten days. Your access has ended.',
    steps: [buyAgain],
  },
};
