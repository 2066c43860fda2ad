import type { Stripe } from 'stripe';

export type PartOf<Whole, Part extends Partial<Whole>> = Part & { created: number; livemode: false };

export type Metadata = Record<string, string>;

export type Product = PartOf<
  Stripe.Product,
  { id: string; object: 'product'; active: boolean; name: string }
>;

export type Price = PartOf<
  Stripe.Price,
  {
    id: string;
    object: 'price';
    active: boolean;
    currency: 'eur';
    lookup_key: string | null;
    product: string;
    type: 'recurring';
    recurring: {
      interval: 'year';
      interval_count: 1;
      meter: null;
      trial_period_days: null;
      usage_type: 'licensed';
    };
    tax_behavior: 'exclusive';
    unit_amount: number;
  }
>;

export type Coupon = PartOf<
  Stripe.Coupon,
  {
    id: string;
    object: 'coupon';
    name: string;
    percent_off: number | null;
    amount_off: number | null;
    currency: 'eur' | null;
    duration: 'once' | 'forever';
    applies_to?: { products: string[] };
    max_redemptions: number | null;
    redeem_by: number | null;
    times_redeemed: number;
    valid: boolean;
  }
>;

export type PromotionCode = PartOf<
  Stripe.PromotionCode,
  {
    id: string;
    object: 'promotion_code';
    active: boolean;
    code: string;
    customer: null;
    expires_at: number | null;
    max_redemptions: number | null;
    times_redeemed: number;
    promotion: { type: 'coupon'; coupon: string };
    restrictions: {
      first_time_transaction: boolean;
      minimum_amount: number | null;
      minimum_amount_currency: string | null;
    };
  }
>;

export type TaxRate = PartOf<
  Stripe.TaxRate,
  {
    id: string;
    object: 'tax_rate';
    active: boolean;
    country: string | null;
    display_name: string;
    inclusive: boolean;
    percentage: number;
    metadata: Metadata;
  }
>;

export type WebhookEndpoint = PartOf<
  Stripe.WebhookEndpoint,
  { id: string; object: 'webhook_endpoint'; secret: string }
>;

export type Customer = PartOf<
  Stripe.Customer,
  {
    id: string;
    object: 'customer';
    email: string | null;
    name: string | null;
    metadata: Metadata;
  }
> & {
  invoice_settings: { default_payment_method: string | null };
  sandbox: { method: 'card' | 'sepa_debit' };
};

export type PortalSession = {
  id: string;
  object: 'billing_portal.session';
  created: number;
  livemode: false;
  customer: string;
  return_url: string;
  url: string;
  sandbox: { changedUrl: string };
};

export type Session = PartOf<
  Stripe.Checkout.Session,
  {
    id: string;
    object: 'checkout.session';
    mode: 'subscription';
    ui_mode: 'hosted_page';
    status: 'open' | 'complete' | 'expired';
    payment_status: 'unpaid' | 'paid';
    url: string | null;
    success_url: string;
    cancel_url: string | null;
    expires_at: number;
    currency: 'eur';
    amount_subtotal: number;
    amount_total: number;
    total_details: { amount_discount: number; amount_shipping: 0; amount_tax: number };
    discounts: { coupon: null; promotion_code: string }[];
    allowed_payment_method_types: string[] | null;
    payment_method_types: string[];
    client_reference_id: string | null;
    customer: string | null;
    customer_email: string | null;
    customer_details: Stripe.Checkout.Session.CustomerDetails | null;
    subscription: string | null;
    invoice: string | null;
    metadata: Metadata;
  }
> & {
  line_items: List<LineItem>;
  sandbox: { subscriptionMetadata: Metadata; taxRates: TaxRate[] };
};

export type List<Item> = { object: 'list'; url: string; has_more: boolean; data: Item[] };

type LineItem = {
  id: string;
  object: 'item';
  description: string;
  quantity: 1;
  currency: 'eur';
  price: Price;
  amount_subtotal: number;
  amount_discount: number;
  amount_tax: number;
  amount_total: number;
};

export type Subscription = PartOf<
  Stripe.Subscription,
  {
    id: string;
    object: 'subscription';
    customer: string;
    currency: 'eur';
    status: 'active' | 'trialing' | 'past_due' | 'canceled';
    trial_end: number | null;
    latest_invoice: string;
    start_date: number;
    cancel_at: null;
    cancel_at_period_end: boolean;
    canceled_at: number | null;
    ended_at: number | null;
    metadata: Metadata;
  }
> & {
  items: List<SubscriptionItem>;
  sandbox: { coupon: string | null };
};

type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  quantity: 1;
  price: Price;
  tax_rates: TaxRate[];
  current_period_start: number;
  current_period_end: number;
};

export type Invoice = PartOf<
  Stripe.Invoice,
  {
    id: string;
    object: 'invoice';
    billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
    customer: string;
    customer_email: string | null;
    currency: 'eur';
    parent: {
      type: 'subscription_details';
      quote_details: null;
      subscription_details: { subscription: string; metadata: Metadata };
    };
    period_start: number;
    period_end: number;
    status: 'open' | 'paid' | 'void';
    attempt_count: number;
    attempted: true;
    subtotal: number;
    total: number;
    total_excluding_tax: number;
    amount_due: number;
    amount_paid: number;
    amount_remaining: number;
  }
>;

export type InvoicePayment = PartOf<
  Stripe.InvoicePayment,
  {
    id: string;
    object: 'invoice_payment';
    invoice: string;
    currency: 'eur';
    amount_requested: number;
    amount_paid: number | null;
    is_default: true;
    status: 'open' | 'paid';
    payment: { type: 'payment_intent'; payment_intent: string };
  }
>;

export type PaymentIntent = PartOf<
  Stripe.PaymentIntent,
  {
    id: string;
    object: 'payment_intent';
    amount: number;
    amount_received: number;
    currency: 'eur';
    customer: string;
    status: 'processing' | 'succeeded' | 'requires_payment_method';
    payment_method_types: string[];
  }
> & {
  sandbox: {
    session: string | null;
    invoicePayment: string;
    willSucceed: boolean;
    refunded: number;
  };
};

export type Refund = PartOf<
  Stripe.Refund,
  {
    id: string;
    object: 'refund';
    amount: number;
    currency: 'eur';
    payment_intent: string;
    reason: null;
    status: 'succeeded';
    metadata: Metadata;
  }
>;

export type Event = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: null;
  type: Stripe.Event['type'];
  data: { object: object; previous_attributes?: object };
};
