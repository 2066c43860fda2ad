import { dateInWords } from '../../base/dates.ts';
import { paymentStatusOf, type PaymentFacts } from '../order.ts';
import { dayInBerlin, yearAfter } from '../plan-year.ts';

type AccountFacts = {
  cancelledAt: Date | null;
  renewalFailedAt: Date | null;
  endedAt: Date | null;
  paidUntil: string;
};

export type OrderFor = { order: PaymentFacts; account: AccountFacts | null; now: Date };

/** What a buyer wants to know first. */
export type OrderStatus =
  | 'awaiting_payment'
  | 'debit_pending'
  | 'confirming'
  | 'in_review'
  | 'failed'
  | 'active'
  /** The next year has begun, and its payment is due or under way. A direct debit takes days. */
  | 'renewing'
  /** The next year was charged in vain: the provider goes on trying for a while. */
  | 'overdue'
  | 'cancelled'
  | 'ended'
  | 'refunded';

export function orderStatusOf({ order, account, now }: OrderFor): OrderStatus {
  const status = paymentStatusOf(order);
  if (status === 'processing') return 'debit_pending';
  if (status === 'unconfirmed') return 'awaiting_payment';
  if (status !== 'paid') return status;
  if (!account) return 'awaiting_payment';
  const isOver = hasRunOut(account, now);
  if (account.endedAt || (account.cancelledAt && isOver)) return 'ended';
  if (account.cancelledAt) return 'cancelled';
  if (account.renewalFailedAt) return 'overdue';
  return isOver ? 'renewing' : 'active';
}

/** After the end nothing can be changed that would have an effect. */
export function isFinished(facts: OrderFor): boolean {
  const status = orderStatusOf(facts);
  return status === 'refunded' || (status === 'ended' && hasRunOut(facts.account!, facts.now));
}

export function hasRunOut({ paidUntil }: Pick<AccountFacts, 'paidUntil'>, now: Date): boolean {
  return paidUntil < dayInBerlin(now);
}

export function willRenew({ cancelledAt, endedAt }: Pick<AccountFacts, 'cancelledAt' | 'endedAt'>): boolean {
  return !cancelledAt && !endedAt;
}

/** Until the provider ends the subscription, a cancellation can be withdrawn. */
export function canChangeRenewal(facts: OrderFor): boolean {
  return orderStatusOf(facts) === 'cancelled' || canCancel(facts);
}

export function canCancel(facts: OrderFor): boolean {
  return orderStatusOf(facts) === 'active' || isUnpaidYear(orderStatusOf(facts));
}

/** Cancelling gives up a year that was not paid, which cannot be undone. */
export function isUnpaidYear(status: OrderStatus): boolean {
  return status === 'renewing' || status === 'overdue';
}

/** The last day of what is paid, and the day on which the next year begins. */
export function planDates({ paidUntil }: Pick<AccountFacts, 'paidUntil'>) {
  return { until: dateInWords(paidUntil), renewsOn: dateInWords(yearAfter(paidUntil).start) };
}

type StatusFacts = { renewsOn: string; until: string; isOver: boolean; isFree?: boolean };

export function statusInWords(status: OrderStatus, facts: StatusFacts): string {
  switch (status) {
    case 'awaiting_payment':
      return facts.isFree
        ? 'Your order is not complete yet. There is nothing to pay today, but we need a card or bank account for renewals.'
        : 'We are waiting for your payment.';
    case 'debit_pending':
      return 'Waiting for your bank. A direct debit takes a few working days.';
    case 'confirming':
      return `We’re waiting for our payment provider to confirm your ${facts.isFree ? 'order' : 'payment'}. This can take a minute.`;
    case 'in_review':
      return paymentInReview;
    case 'failed':
      return `The ${facts.isFree ? 'order' : 'payment'} was not completed, and you have not been charged.`;
    case 'active':
      return `${facts.isFree ? 'Active' : 'Paid and active'}. It renews on ${facts.renewsOn}.`;
    case 'renewing':
      return `We are collecting the payment for the year starting on ${facts.renewsOn}. You don’t need to do anything. A direct debit takes a few working days.`;
    case 'overdue':
      return `We have not received the payment for the year starting on ${facts.renewsOn}. We’ll try again over the next few days.`;
    case 'cancelled':
      return `${facts.isFree ? 'Active' : 'Paid and active'} until ${facts.until}. The renewal is cancelled, so you won’t be charged for the next year.`;
    case 'ended':
      return facts.isOver
        ? `It ended on ${facts.until}. There is nothing more to pay.`
        : `Cancelled. You keep access until ${facts.until}, and there is nothing more to pay.`;
    case 'refunded':
      return `${facts.isFree ? 'Cancelled' : 'Refunded'}. Your access has ended.`;
  }
}

export const paymentInReview = 'We’re checking your payment and will email you. You don’t need to pay again.';
