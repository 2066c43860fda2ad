import type { Stripe } from 'stripe';
import type { PaymentSession } from '../../orders/card-payments.ts';
import { idOf } from './stripe-id.ts';

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
    vatId: session.customer_details?.tax_ids?.[0]?.value ?? null,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
  };
}

function statusOf({ id, status }: Stripe.Checkout.Session) {
  const known = statuses.find((name) => name === status);
  if (!known) throw new Error(`The session ${id} has the status ${status}, which we do not know.`);
  return known;
}

const statuses = ['open', 'complete', 'expired'] as const;
