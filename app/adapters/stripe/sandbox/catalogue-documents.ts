import type { Stripe } from 'stripe';

/** What the sandbox keeps of an object: a part of it, in which everything is of Stripe's own type. */
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
