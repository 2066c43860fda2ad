import type { PaymentMethod } from './order.ts';
import type { Promotion } from '../plans/promotion.ts';
import type { TierId } from '../plans/tier.ts';
import type { VatTreatment } from '../plans/vat/vat-treatment.ts';

/**
 * Buyers pay on the provider's own page, so no card number ever reaches us. Amounts are whole EUR cents. A call rejects
 * if the provider cannot be reached, or refuses for a reason not listed here.
 */
export type CardPayments = {
  /** The content policy of a form that redirects to the provider's pages must allow these origins. */
  pageOrigins: readonly string[];
  yearlyPrices: () => Promise<Record<string, number>>;
  findPromotion: (code: string) => Promise<Promotion | null>;
  startCheckout: (request: CheckoutRequest) => Promise<CheckoutStart>;
  findSession: (id: string) => Promise<PaymentSession | null>;
  /** Does not close a page that was paid. Returns the resulting session. */
  expireSession: (id: string) => Promise<PaymentSession | null>;
  findInvoice: (id: string) => Promise<PaymentInvoice | null>;
  /** Refunds in full, and only once however often it is called. */
  refundInvoice: (invoiceId: string) => Promise<'refunded' | 'already_refunded' | 'nothing_paid'>;
  /** Refunds a part, once for each invoice and reason. */
  refundPart: (invoiceId: string, cents: number, reason: string) => Promise<'refunded' | 'nothing_paid'>;
  /** Ends it at once. */
  cancelSubscription: (id: string) => Promise<void>;
  /**
   * Gives up a renewal that could not be charged: its invoice can no longer be paid, and the subscription ends. False if
   * no invoice is open, perhaps because it has just been paid.
   */
  abandonRenewal: (subscriptionId: string) => Promise<boolean>;
  findSubscription: (id: string) => Promise<PaymentSubscription | null>;
  /** Its next year is charged at that moment, unless it is charged later anyway. The year that is paid stays paid. */
  postponeRenewal: (subscriptionId: string, until: Date) => Promise<void>;
  /** With `false` it ends when the paid year is over. */
  setRenewal: (subscriptionId: string, renews: boolean) => Promise<void>;
  /** For invoices to come. */
  setVat: (subscriptionId: string, treatment: VatTreatment) => Promise<void>;
  /** What the next renewal will cost; null if there will be none. */
  previewRenewal: (subscriptionId: string) => Promise<RenewalAmounts | null>;
  /** A page of the provider on which the buyer enters another card or account. */
  paymentMethodPage: (
    customerId: string,
    back: { unchangedUrl: string; changedUrl: string },
  ) => Promise<string>;
  /** A method that was entered on that page must replace the one that the subscription began with. */
  useNewPaymentMethod: (subscriptionId: string) => Promise<void>;
  /** Null unless the provider signed it recently. */
  readEvent: (rawBody: string, signature: string | null) => PaymentEvent | null;
};

export type CheckoutRequest = {
  /** Unique among all installations that share a provider account. */
  orderId: string;
  /** Counts from 1. The same attempt always gets the same session. */
  attempt: number;
  tier: TierId;
  expectedTotalCents: number;
  email: string;
  promotionId: string | null;
  paymentMethod: PaymentMethod;
  vatTreatment: VatTreatment;
  /** The provider replaces `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
};

export type CheckoutStart =
  | { outcome: 'started'; sessionId: string; url: string; expiresAt: Date }
  /** The provider would charge another amount than the buyer was shown. The session is closed again. */
  | { outcome: 'amount_differs'; totalCents: number }
  | { outcome: 'promotion_refused' };

export type PaymentSession = {
  id: string;
  orderId: string | null;
  /** Complete once the buyer has finished the page; a direct debit is paid or fails days later. */
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  amounts: PaymentAmounts;
  url: string | null;
  expiresAt: Date;
  customerId: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
};

export type PaymentAmounts = {
  currency: string;
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
};

export type PaymentInvoice = {
  id: string;
  subscriptionId: string | null;
  isPaid: boolean;
  currency: string;
  taxCents: number;
  totalCents: number;
};

export type PaymentSubscription = {
  status: 'running' | 'ended';
  renews: boolean;
  /** When the current period ends, and the next one is charged if it renews. */
  renewsAt: Date;
};

export type RenewalAmounts = { netCents: number; taxCents: number; totalCents: number };

/** Delivered at least once, in any order; the id tells repeats apart. */
export type PaymentEvent = { id: string; at: Date } & (
  | {
      kind: 'checkout_completed' | 'checkout_paid' | 'checkout_failed' | 'checkout_expired';
      sessionId: string;
      orderId: string | null;
    }
  | {
      kind: 'invoice_paid' | 'invoice_failed';
      invoiceId: string;
      subscriptionId: string | null;
      orderId: string | null;
      /** False for the first year's invoice, which the checkout events cover. */
      isRenewal: boolean;
    }
  | { kind: 'subscription_ended' | 'subscription_changed'; subscriptionId: string; orderId: string | null }
  | { kind: 'payment_method_changed'; customerId: string }
  | { kind: 'other'; name: string }
);
