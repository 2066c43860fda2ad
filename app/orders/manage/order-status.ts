import { paymentStatusOf, type OrderState } from '../order.ts';

type OrderFacts = { state: OrderState; submittedAt: Date | null; refundedAt: Date | null };
type AccountFacts = { cancelledAt: Date | null; endedAt: Date | null; paidUntil: string };

export type OrderFor = { order: OrderFacts; account: AccountFacts | null };

/** What a buyer wants to know first. */
export type OrderStatus =
  | 'awaiting_payment'
  | 'debit_pending'
  | 'failed'
  | 'active'
  | 'cancelled'
  | 'ended'
  | 'refunded';

export function orderStatusOf({ order, account }: OrderFor): OrderStatus {
  const status = paymentStatusOf(order);
  if (status === 'refunded') return 'refunded';
  if (status === 'failed') return 'failed';
  if (status === 'processing') return 'debit_pending';
  if (status === 'unconfirmed' || !account) return 'awaiting_payment';
  if (account.endedAt) return 'ended';
  return account.cancelledAt ? 'cancelled' : 'active';
}

/** Until the provider ends the subscription, a cancellation can be withdrawn. */
export function canChangeRenewal(facts: OrderFor): boolean {
  return ['active', 'cancelled'].includes(orderStatusOf(facts));
}

export function statusInWords(status: OrderStatus, dates: { renewsOn: string; until: string }): string {
  switch (status) {
    case 'awaiting_payment':
      return 'We are waiting for your payment.';
    case 'debit_pending':
      return 'Waiting for your bank. A direct debit takes a few working days.';
    case 'failed':
      return 'The payment did not go through, and you have not been charged.';
    case 'active':
      return `Paid and active. It renews on ${dates.renewsOn}.`;
    case 'cancelled':
      return `Paid and active until ${dates.until}. The renewal is cancelled, so you won’t be charged again.`;
    case 'ended':
      return `Ended. You keep access until ${dates.until} and won’t be charged again.`;
    case 'refunded':
      return 'Refunded. Your access has ended.';
  }
}
