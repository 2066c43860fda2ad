import type { BillingAddress, Buyer, PaymentMethod } from './buyer.ts';
import type { TierId } from '../plans/tier.ts';

/** What a company buys and who it is, as it was when it pressed the button. */
export type OrderContent = {
  tier: TierId;
  buyer: Buyer;
  billing: BillingAddress;
  paymentMethod: PaymentMethod;
  /** As the provider writes it; null without one. */
  promoCode: string | null;
};

/** For a year, in whole EUR cents: `base` is the price less the discount, `total` the base with its taxes. */
export type OrderAmounts = { price: number; discount: number; base: number; taxes: number; total: number };

export type OrderState = 'draft' | 'awaiting_payment' | 'paid' | 'failed' | 'expired';

/** What can happen to an order. */
export type OrderEvent =
  /** The provider has a page on which it can be paid. */
  | 'payment_started'
  /** The provider says that it was paid: a verified webhook led us to ask, or the buyer came back. */
  | 'payment_succeeded'
  /** The bank refused it, or the buyer turned back. */
  | 'payment_failed'
  /** Nobody paid in time. */
  | 'payment_expired';

/**
 * Where each event leads from each state. What is missing changes nothing, so that every event may come twice, late and
 * in any order. Paid is final, and reached from everywhere: money that has come in is never turned away.
 */
export const transitions: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  draft: { payment_started: 'awaiting_payment', payment_succeeded: 'paid' },
  awaiting_payment: {
    payment_succeeded: 'paid',
    payment_failed: 'failed',
    payment_expired: 'expired',
  },
  // The page of a buyer who turned back is open until it expires.
  failed: { payment_started: 'awaiting_payment', payment_succeeded: 'paid', payment_expired: 'expired' },
  expired: { payment_started: 'awaiting_payment', payment_succeeded: 'paid' },
  paid: {},
};

/** The state after an event. */
export function after(state: OrderState, event: OrderEvent): OrderState {
  return transitions[state][event] ?? state;
}
