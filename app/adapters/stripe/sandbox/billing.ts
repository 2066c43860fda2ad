import type {
  Invoice,
  InvoicePayment,
  PaymentIntent,
  Subscription,
  Coupon,
  Price,
  TaxRate,
} from './documents.ts';
import { newId, put, newObject, type World } from './store.ts';

type Charge = {
  amounts: Amounts;
  reason: Invoice['billing_reason'];
  email: string | null;
  method: 'card' | 'sepa_debit';
  session: string | null;
  status: PaymentIntent['status'];
  willSucceed?: boolean;
  settlesAt?: Date;
};

export async function bill(world: World, subscription: Subscription, charge: Charge): Promise<Invoice> {
  const { total, subtotal, tax } = charge.amounts;
  const [item] = subscription.items.data;
  const ids = { invoice: subscription.latest_invoice, payment: newId('inpay'), intent: newId('pi') };
  const isPaid = charge.status === 'succeeded';
  const paid = isPaid ? total : 0;
  const common = { ...newObject(world), currency: 'eur' } as const;
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
    total_excluding_tax: total - tax,
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

export type Amounts = { subtotal: number; discount: number; tax: number; total: number };

/** As Stripe calculates: discount off the net price, then tax, halves rounded up. */
export function amountsOf(
  price: Pick<Price, 'unit_amount' | 'product'>,
  coupon: Pick<Coupon, 'percent_off' | 'amount_off' | 'applies_to'> | null,
  taxRates: readonly Pick<TaxRate, 'percentage'>[],
): Amounts {
  const subtotal = price.unit_amount;
  const discount = coupon && appliesTo(coupon, price) ? Math.min(subtotal, valueOf(coupon, subtotal)) : 0;
  const net = subtotal - discount;
  const tax = taxRates.reduce((sum, { percentage }) => sum + Math.round((net * percentage) / 100), 0);
  return { subtotal, discount, tax, total: net + tax };
}

export function appliesTo({ applies_to }: Pick<Coupon, 'applies_to'>, { product }: Pick<Price, 'product'>) {
  return !applies_to || applies_to.products.includes(product);
}

function valueOf({ percent_off, amount_off }: Pick<Coupon, 'percent_off' | 'amount_off'>, subtotal: number) {
  return amount_off ?? Math.round((subtotal * (percent_off ?? 0)) / 100);
}
