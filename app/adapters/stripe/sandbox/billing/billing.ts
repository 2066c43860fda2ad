import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from '../payment-documents.ts';
import { newId, put } from '../store.ts';
import { born, type World } from '../world.ts';
import type { Amounts } from './amounts.ts';

export type Charge = {
  amounts: Amounts;
  reason: Invoice['billing_reason'];
  email: string | null;
  method: 'card' | 'sepa_debit';
  session: string | null;
  /** `processing` is settled later, in the way that `willSucceed` says. */
  status: PaymentIntent['status'];
  willSucceed?: boolean;
  settlesAt?: Date;
};

/** An invoice for a year of a subscription and the payment of it, as far as it has come. */
export async function bill(world: World, subscription: Subscription, charge: Charge): Promise<Invoice> {
  const { total, subtotal } = charge.amounts;
  const [item] = subscription.items.data;
  const ids = { invoice: subscription.latest_invoice, payment: newId('inpay'), intent: newId('pi') };
  const isPaid = charge.status === 'succeeded';
  const paid = isPaid ? total : 0;
  const common = { ...born(world), currency: 'eur' } as const;
  const invoice: Invoice = {
    id: ids.invoice,
    object: 'invoice',
    ...common,
    billing_reason: charge.reason,
    customer: subscription.customer,
    customer_email: charge.email,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: item!.current_period_start,
    period_end: item!.current_period_end,
    status: isPaid ? 'paid' : 'open',
    attempt_count: 1,
    attempted: true,
    subtotal,
    total,
    amount_due: total,
    amount_paid: paid,
    amount_remaining: total - paid,
  };
  const payment: InvoicePayment = {
    id: ids.payment,
    object: 'invoice_payment',
    ...common,
    invoice: ids.invoice,
    amount_requested: total,
    amount_paid: isPaid ? total : null,
    is_default: true,
    status: isPaid ? 'paid' : 'open',
    payment: { type: 'payment_intent', payment_intent: ids.intent },
  };
  const intent: PaymentIntent = {
    id: ids.intent,
    object: 'payment_intent',
    ...common,
    amount: total,
    amount_received: paid,
    customer: subscription.customer,
    status: charge.status,
    payment_method_types: [charge.method],
    sandbox: {
      session: charge.session,
      invoicePayment: ids.payment,
      willSucceed: charge.willSucceed ?? false,
      refunded: 0,
    },
  };
  await put(world.db, invoice);
  await put(world.db, payment);
  await put(world.db, intent, charge.settlesAt ?? null);
  return invoice;
}

/** Marks the invoice and its payment as paid. */
export async function markPaid(
  { db }: World,
  invoice: Invoice,
  payment: InvoicePayment,
  intent: PaymentIntent,
): Promise<Invoice> {
  const paid: Invoice = { ...invoice, status: 'paid', amount_paid: invoice.total, amount_remaining: 0 };
  await put(db, paid);
  await put(db, { ...payment, status: 'paid', amount_paid: invoice.total });
  await put(db, { ...intent, status: 'succeeded', amount_received: intent.amount });
  return paid;
}
