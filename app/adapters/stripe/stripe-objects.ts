import { Stripe } from 'stripe';
import type { PaymentEvent, PaymentSession, PaymentSubscription } from '../../orders/card-payments.ts';
import type { Promotion } from '../../plans/promotion.ts';
import type { TierId } from '../../plans/tier.ts';

export function toPaymentSession(session: Stripe.Checkout.Session): PaymentSession {
  const { id, metadata, payment_status, total_details: details } = session;
  return {
    id,
    orderId: metadata?.order_id ?? null,
    status: statusOf(session),
    isPaid:
      payment_status === 'paid' ||
      (payment_status === 'no_payment_required' && session.status === 'complete'),
    amounts: {
      currency: (session.currency ?? '').toUpperCase(),
      subtotalCents: session.amount_subtotal ?? 0,
      discountCents: details?.amount_discount ?? 0,
      taxCents: details?.amount_tax ?? 0,
      totalCents: session.amount_total ?? 0,
    },
    url: session.url,
    expiresAt: new Date(session.expires_at * 1000),
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
  };
}

export function toPaymentSubscription({
  status,
  cancel_at,
  cancel_at_period_end,
  items,
}: Stripe.Subscription): PaymentSubscription {
  const hasEnded = status === 'canceled' || status === 'incomplete_expired';
  return {
    status: hasEnded ? 'ended' : 'running',
    renews: !hasEnded && !cancel_at_period_end && !cancel_at,
    renewsAt: new Date(items.data[0]!.current_period_end * 1000),
  };
}

function statusOf({ id, status }: Stripe.Checkout.Session) {
  const known = statuses.find((name) => name === status);
  if (!known) throw new Error(`The session ${id} has the status ${status}, which we do not know.`);
  return known;
}

const statuses = ['open', 'complete', 'expired'] as const;

type FoundPromotion = { promotionCode: Stripe.PromotionCode; coupon: Stripe.Coupon };

/** A code can be reused: the active one counts, else the newest. Stripe lists newest first. */
export function newestUsable(promotionCodes: readonly Stripe.PromotionCode[]): FoundPromotion | null {
  const found = promotionCodes.flatMap((promotionCode) => {
    const { coupon } = promotionCode.promotion;
    // A code bound to one customer cannot be redeemed by a new one.
    if (promotionCode.customer || !coupon || typeof coupon === 'string') return [];
    return [{ promotionCode, coupon }];
  });
  return found.find(({ promotionCode }) => promotionCode.active) ?? found[0] ?? null;
}

export function toPromotion(
  { promotionCode, coupon }: FoundPromotion,
  tierOfProduct: ReadonlyMap<string, TierId>,
  now = Date.now(),
): Promotion | null {
  const discount = discountOf(coupon);
  if (!discount) return null;
  const { id, code, restrictions } = promotionCode;
  return {
    id,
    code,
    discount,
    state: stateOf({ promotionCode, coupon }, now),
    tiers: coupon.applies_to?.products.flatMap((product) => tierOfProduct.get(product) ?? []) ?? null,
    minimumCents: restrictions.minimum_amount,
  };
}

function discountOf({
  percent_off,
  amount_off,
  currency,
  duration,
}: Stripe.Coupon): Promotion['discount'] | null {
  // The checkout names the full price for every further year, so the discount must end with the first.
  if (duration !== 'once') return null;
  if (percent_off !== null) return { kind: 'percent', percent: percent_off };
  if (amount_off !== null && currency === 'eur') return { kind: 'amount', cents: amount_off };
  return null;
}

function stateOf({ promotionCode, coupon }: FoundPromotion, now: number): Promotion['state'] {
  if (promotionCode.active) return 'active';
  if (isOver(promotionCode.expires_at, now) || isOver(coupon.redeem_by, now)) return 'expired';
  if (isUsedUp(promotionCode) || isUsedUp(coupon)) return 'exhausted';
  return 'inactive';
}

const isOver = (end: number | null, now: number) => end !== null && end * 1000 <= now;

const isUsedUp = ({ max_redemptions, times_redeemed }: Stripe.PromotionCode | Stripe.Coupon) =>
  max_redemptions !== null && times_redeemed >= max_redemptions;

/** Null for a forged signature, or one older than five minutes. */
export function readStripeEvent(
  rawBody: string,
  signature: string | null,
  webhookSecret: string,
): PaymentEvent | null {
  // The library takes an empty signature for a mistake in the program.
  if (!signature || /v1=\s*(?:,|$)/.test(signature)) return null;
  try {
    return toPaymentEvent(Stripe.webhooks.constructEvent(rawBody, signature, webhookSecret));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const common = { id: event.id, at: new Date(event.created * 1000) };
  switch (event.type) {
    case 'checkout.session.completed':
      return { ...common, kind: 'checkout_completed', ...ofSession(event.data.object) };
    case 'checkout.session.async_payment_succeeded':
      return { ...common, kind: 'checkout_paid', ...ofSession(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { ...common, kind: 'checkout_failed', ...ofSession(event.data.object) };
    case 'checkout.session.expired':
      return { ...common, kind: 'checkout_expired', ...ofSession(event.data.object) };
    case 'invoice.paid':
      return { ...common, kind: 'invoice_paid', ...ofInvoice(event.data.object) };
    case 'invoice.payment_failed':
      return { ...common, kind: 'invoice_failed', ...ofInvoice(event.data.object) };
    case 'customer.subscription.updated':
      return { ...common, kind: 'subscription_changed', ...ofSubscription(event.data.object) };
    case 'customer.subscription.deleted':
      return { ...common, kind: 'subscription_ended', ...ofSubscription(event.data.object) };
    case 'customer.updated': {
      const { object, previous_attributes: before } = event.data;
      // Other changes to a customer do not concern us.
      const hasNewMethod = before?.invoice_settings?.default_payment_method !== undefined;
      return hasNewMethod
        ? { ...common, kind: 'payment_method_changed', customerId: object.id }
        : { ...common, kind: 'other', name: event.type };
    }
    default:
      return { ...common, kind: 'other', name: event.type };
  }
}

function ofSession({ id, metadata }: Stripe.Checkout.Session) {
  return { sessionId: id, orderId: metadata?.order_id ?? null };
}

function ofSubscription({ id, metadata }: Stripe.Subscription) {
  return { subscriptionId: id, orderId: metadata.order_id ?? null };
}

function ofInvoice({ id, parent, billing_reason }: Stripe.Invoice) {
  const subscription = parent?.subscription_details;
  return {
    invoiceId: id,
    subscriptionId: idOf(subscription?.subscription),
    orderId: subscription?.metadata?.order_id ?? null,
    isRenewal: billing_reason === 'subscription_cycle',
  };
}

type Reference = string | { id: string };

/** Stripe returns references as ids, or as expanded objects. */
export function idOf(reference: Reference): string;
export function idOf(reference: Reference | null | undefined): string | null;
export function idOf(reference: Reference | null | undefined) {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
