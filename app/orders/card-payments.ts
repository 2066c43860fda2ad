import type { PaymentMethod } from './buyer.ts';
import type { Promotion } from '../plans/promotion.ts';
import type { TierId } from '../plans/tier.ts';

/**
 * Paying by card or direct debit as orders see it. People pay on the provider's own page, so that no card number ever
 * reaches us. Amounts are whole EUR cents. A call rejects when the provider is away or refuses for no reason below.
 */
export type CardPayments = {
  /** Where the pages are on which people pay: a form of ours that leads there has to be allowed to. */
  pageOrigin: string;
  /** The net price of a year, by tier; a tier that the provider does not sell is missing. */
  yearlyPrices: () => Promise<Record<string, number>>;
  /** In any case, with blanks around it; null for a code that nobody has given out. */
  findPromotion: (code: string) => Promise<Promotion | null>;
  startCheckout: (request: CheckoutRequest) => Promise<CheckoutStart>;
  findSession: (id: string) => Promise<PaymentSession | null>;
  /** Closes the page if nobody has paid yet, and tells how the session stands after that: it may have been paid. */
  expireSession: (id: string) => Promise<PaymentSession | null>;
  findInvoice: (id: string) => Promise<PaymentInvoice | null>;
  /** Gives back all that was paid on an invoice. Asked twice, it is given back once. */
  refundInvoice: (invoiceId: string) => Promise<'refunded' | 'already_refunded' | 'nothing_paid'>;
  /** Ends it at once. One that has ended stays so. */
  cancelSubscription: (id: string) => Promise<void>;
  /** Null when it was not signed by the provider, or not lately. */
  readEvent: (rawBody: string, signature: string | null) => PaymentEvent | null;
};

export type CheckoutRequest = {
  /** Unlike that of any other order, also of another installation with the same account. */
  orderId: string;
  /** Counts from 1. The same attempt gets the same session, however often it is asked for. */
  attempt: number;
  tier: TierId;
  /** What the buyer was shown: net, less the discount, with VAT. */
  expectedTotalCents: number;
  email: string;
  promotionId: string | null;
  paymentMethod: PaymentMethod;
  /** `{CHECKOUT_SESSION_ID}` in it is filled by the provider. */
  successUrl: string;
  cancelUrl: string;
};

export type CheckoutStart =
  | { outcome: 'started'; sessionId: string; url: string; expiresAt: Date }
  /** The provider would charge another amount than the buyer was shown. The session is closed again. */
  | { outcome: 'amount_differs'; totalCents: number }
  /** The promotion ended since the buyer was shown it, or is not good for this. */
  | { outcome: 'promotion_refused' };

/** A visit to the provider's page. */
export type PaymentSession = {
  id: string;
  /** Null for a session that is none of ours. */
  orderId: string | null;
  /** Complete: the buyer is done with the page. A direct debit is paid or fails days after that. */
  status: 'open' | 'complete' | 'expired';
  /** The only thing that makes an order paid. */
  isPaid: boolean;
  amounts: PaymentAmounts;
  /** The page, while it is open. */
  url: string | null;
  expiresAt: Date;
  /** As entered on the provider's page. */
  vatId: string | null;
  /** Known once it is complete. */
  customerId: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
};

export type PaymentAmounts = {
  /** Three letters, upper case. */
  currency: string;
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
};

/** What the provider has charged for a year of a subscription. */
export type PaymentInvoice = {
  id: string;
  subscriptionId: string | null;
  isPaid: boolean;
  /** Three letters, upper case. */
  currency: string;
  totalCents: number;
};

/** What the provider tells us later: at least once, in any order. The id tells repeats apart. */
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
      /** The first year's invoice belongs to the checkout and comes with its events too. */
      isRenewal: boolean;
    }
  | { kind: 'subscription_ended'; subscriptionId: string; orderId: string | null }
  /** Well signed, but nothing that orders care for. */
  | { kind: 'other'; name: string }
);
