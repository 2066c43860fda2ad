import type { Customer, Session, Subscription } from './documents.ts';
import { find, findToChange, follow, newId, put, newObject, secondsOf, type World } from './store.ts';
import { recordEvents } from './webhooks.ts';
import { bill } from './billing.ts';

type Payment = {
  method: 'card' | 'sepa_debit';
  name: string;
  settlement: Settlement;
};

export type Settlement = { kind: 'at once' } | { kind: 'later'; afterMs: number; succeeds: boolean };

/** Returns a session that is not open unchanged, and null for an unknown one. */
export async function paySession(world: World, id: string, payment: Payment): Promise<Session | null> {
  const { db, now } = world;
  const session = await findToChange(db, 'checkout.session', id);
  if (session?.status !== 'open' || session.expires_at <= secondsOf(now())) return session;

  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    ...newObject(world),
    email: session.customer_email,
    name: payment.name,
    metadata: {},
    invoice_settings: { default_payment_method: null },
    sandbox: { method: payment.method },
  };
  const subscription = await newSubscription(world, session, customer.id);
  const { settlement } = payment;
  const isPaid = settlement.kind === 'at once';
  const { amount_subtotal: subtotal, amount_total: total, total_details: details } = session;
  await put(db, customer);
  await put(db, subscription);
  const invoice = await bill(world, subscription, {
    amounts: { subtotal, discount: details.amount_discount, tax: details.amount_tax, total },
    reason: 'subscription_create',
    email: customer.email,
    method: payment.method,
    session: id,
    ...(settlement.kind === 'at once'
      ? { status: 'succeeded' }
      : {
          status: 'processing',
          willSucceed: settlement.succeeds,
          settlesAt: new Date(now().getTime() + settlement.afterMs),
        }),
  });
  const complete: Session = {
    ...session,
    status: 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
    url: null,
    customer: customer.id,
    customer_details: detailsOf(customer),
    subscription: subscription.id,
    invoice: invoice.id,
  };
  await put(db, complete);
  for (const { promotion_code } of session.discounts) await redeem(world, promotion_code);
  await recordEvents(world, [
    { type: 'customer.created', object: customer },
    { type: 'customer.subscription.created', object: subscription },
    ...(isPaid ? [{ type: 'invoice.paid', object: invoice } as const] : []),
    { type: 'checkout.session.completed', object: complete },
  ]);
  return complete;
}

async function newSubscription(world: World, session: Session, customer: string): Promise<Subscription> {
  const id = newId('sub');
  const start = world.now();
  const [item] = session.line_items.data;
  const { price } = item!;
  return {
    id,
    object: 'subscription',
    ...newObject(world),
    customer,
    currency: 'eur',
    status: 'active',
    trial_end: null,
    latest_invoice: newId('in'),
    start_date: secondsOf(start),
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    metadata: session.sandbox.subscriptionMetadata,
    items: {
      object: 'list',
      url: `/v1/subscription_items?subscription=${id}`,
      has_more: false,
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          quantity: 1,
          price,
          tax_rates: session.sandbox.taxRates,
          current_period_start: secondsOf(start),
          current_period_end: secondsOf(aYearAfter(start)),
        },
      ],
    },
    sandbox: { coupon: await lastingCoupon(world, session) },
  };
}

export function aYearAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next;
}

async function lastingCoupon({ db }: World, { discounts: [discount] }: Session): Promise<string | null> {
  if (!discount) return null;
  const { promotion } = await follow(db, 'promotion_code', discount.promotion_code);
  const coupon = await find(db, 'coupon', promotion.coupon);
  return coupon?.duration === 'forever' ? coupon.id : null;
}

function detailsOf({ email, name }: Customer): Session['customer_details'] {
  return {
    address: null,
    business_name: null,
    individual_name: name,
    email,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

async function redeem({ db }: World, promotionCode: string) {
  const code = await follow(db, 'promotion_code', promotionCode);
  const coupon = await follow(db, 'coupon', code.promotion.coupon);
  const [ofCode, ofCoupon] = [code.times_redeemed + 1, coupon.times_redeemed + 1];
  const valid = coupon.valid && !isReached(coupon.max_redemptions, ofCoupon);
  const active = code.active && valid && !isReached(code.max_redemptions, ofCode);
  await put(db, { ...coupon, times_redeemed: ofCoupon, valid });
  await put(db, { ...code, times_redeemed: ofCode, active });
}

const isReached = (limit: number | null, count: number) => limit !== null && count >= limit;
