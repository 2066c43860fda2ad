import type { TierId } from '../plans/tier.ts';
import type { VatCheck } from '../plans/vat/vat-treatment.ts';

export type Buyer = { firstName: string; lastName: string; email: string; company: string };

export type BillingAddress = {
  street: string;
  postalCode: string;
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  billingEmail: string;
  notes: string;
};

export const paymentMethods = ['credit_card', 'sepa_debit'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export type OrderContent = {
  tier: TierId;
  buyer: Buyer;
  billing: BillingAddress;
  paymentMethod: PaymentMethod;
  promoCode: string | null;
  vatId: string | null;
  vatCheck: VatCheck | null;
};

/** For a year, in whole EUR cents. `base` is the price less the discount, `total` includes taxes. */
export type OrderAmounts = { price: number; discount: number; base: number; taxes: number; total: number };

export type OrderState = 'draft' | 'awaiting_payment' | 'paid' | 'failed' | 'expired';

export type OrderEvent =
  | 'payment_started'
  /** Only the provider's own answer counts, whether a verified webhook or the buyer's return made us ask. */
  | 'payment_succeeded'
  /** The bank refused it, or the buyer cancelled. */
  | 'payment_failed'
  | 'payment_expired';

/**
 * A state ignores events that it does not list, so they may arrive twice, late and in any order. Paid is final and
 * can be reached from every other state: money that has come in is never turned away.
 */
export const transitions: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  draft: { payment_started: 'awaiting_payment', payment_succeeded: 'paid' },
  awaiting_payment: {
    payment_succeeded: 'paid',
    payment_failed: 'failed',
    payment_expired: 'expired',
  },
  // After the buyer has cancelled, the payment page stays open until it expires.
  failed: { payment_started: 'awaiting_payment', payment_succeeded: 'paid', payment_expired: 'expired' },
  expired: { payment_started: 'awaiting_payment', payment_succeeded: 'paid' },
  paid: {},
};

export function stateAfter(state: OrderState, event: OrderEvent): OrderState {
  return transitions[state][event] ?? state;
}

export type PaymentStatus =
  | 'paid'
  | 'refunded'
  /** A direct debit, which takes days. */
  | 'processing'
  /** A card payment that the provider confirms in a moment. */
  | 'confirming'
  /** Money came in that does not fit the order, and an operator looks into it. */
  | 'in_review'
  | 'unconfirmed'
  | 'failed';

export type PaymentFacts = {
  state: OrderState;
  paymentMethod: PaymentMethod;
  submittedAt: Date | null;
  refundedAt: Date | null;
  problem: string | null;
};

export function paymentStatusOf(order: PaymentFacts): PaymentStatus {
  const { state, paymentMethod, submittedAt, refundedAt, problem } = order;
  if (state === 'paid') return refundedAt ? 'refunded' : 'paid';
  if (problem !== null) return 'in_review';
  if (state === 'failed' || state === 'expired') return 'failed';
  if (!submittedAt) return 'unconfirmed';
  return paymentMethod === 'credit_card' ? 'confirming' : 'processing';
}

export function canBePaid(order: PaymentFacts): boolean {
  const status = paymentStatusOf(order);
  return status === 'failed' || status === 'unconfirmed';
}
