import { Stripe } from 'stripe';
import type { PaymentEvent } from '../../orders/card-payments.ts';
import { idOf } from './stripe-id.ts';

/** Null when the signature is not Stripe's, or older than five minutes. */
export function readStripeEvent(
  rawBody: string,
  signature: string | null,
  webhookSecret: string,
): PaymentEvent | null {
  try {
    return toPaymentEvent(Stripe.webhooks.constructEvent(rawBody, signature ?? '', webhookSecret));
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
    case 'customer.subscription.deleted': {
      const { id, metadata } = event.data.object;
      return {
        ...common,
        kind: 'subscription_ended',
        subscriptionId: id,
        orderId: metadata.order_id ?? null,
      };
    }
    default:
      return { ...common, kind: 'other', name: event.type };
  }
}

function ofSession({ id, metadata }: Stripe.Checkout.Session) {
  return { sessionId: id, orderId: metadata?.order_id ?? null };
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
