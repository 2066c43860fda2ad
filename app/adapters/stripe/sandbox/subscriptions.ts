import * as z from 'zod';
import { ApiError, missing, readParams, type FormFields } from './api-request.ts';
import type { Invoice, Subscription } from './documents.ts';
import { find, findToChange, follow, newId, newObject, put, secondsOf, type World } from './store.ts';
import { recordEvents } from './webhooks.ts';
import { amountsOf, bill, type Amounts } from './billing.ts';
import { aYearAfter } from './pay-session.ts';

/** Like Stripe, does not find a subscription that has ended. */
export async function cancelSubscription(world: World, id: string): Promise<Subscription> {
  const subscription = await running(world, id);
  const now = secondsOf(world.now());
  const ended: Subscription = { ...subscription, status: 'canceled', canceled_at: now, ended_at: now };
  await put(world.db, ended);
  await recordEvents(world, [{ type: 'customer.subscription.deleted', object: ended }]);
  return ended;
}

/** Only an open invoice can be voided. */
export async function voidInvoice(world: World, id: string): Promise<Invoice> {
  const invoice = await findToChange(world.db, 'invoice', id);
  if (!invoice) throw missing('invoice', id);
  if (invoice.status !== 'open')
    throw new ApiError(400, 'This invoice is not open, so it cannot be voided.', {
      code: 'invoice_not_editable',
    });
  const voided: Invoice = { ...invoice, status: 'void' };
  await put(world.db, voided);
  return voided;
}

const updateParams = z.strictObject({
  cancel_at_period_end: z.stringbool().optional(),
  // Only ever emptied, so that the customer's own method counts.
  default_payment_method: z.literal('').optional(),
  items: z
    .array(z.strictObject({ id: z.string(), tax_rates: z.array(z.string()).length(1) }))
    .length(1)
    .optional(),
  proration_behavior: z.literal('none').optional(),
  trial_end: z.coerce.number().int().optional(),
});

export async function updateSubscription(
  world: World,
  fields: FormFields,
  id: string,
): Promise<Subscription> {
  const params = readParams(updateParams, fields);
  const subscription = await running(world, id);
  const [item] = subscription.items.data;
  const [wanted] = params.items ?? [];
  if (wanted && wanted.id !== item!.id) throw missing('subscription item', wanted.id, 'items[0][id]');
  const taxRates = wanted ? [await follow(world.db, 'tax_rate', wanted.tax_rates[0]!)] : item!.tax_rates;
  const isEnding = params.cancel_at_period_end ?? subscription.cancel_at_period_end;
  const updated: Subscription = {
    ...subscription,
    cancel_at_period_end: isEnding,
    canceled_at: isEnding ? (subscription.canceled_at ?? secondsOf(world.now())) : null,
    items: { ...subscription.items, data: [{ ...item!, tax_rates: taxRates }] },
  };
  if (params.trial_end) return startTrial(world, updated, params.trial_end, params.proration_behavior);
  await put(world.db, updated);
  await recordEvents(world, [{ type: 'customer.subscription.updated', object: updated }]);
  return updated;
}

/** The next period begins when the trial ends. Like Stripe, issues an invoice of zero for the trial itself. */
async function startTrial(
  world: World,
  subscription: Subscription,
  end: number,
  proration: 'none' | undefined,
): Promise<Subscription> {
  const now = secondsOf(world.now());
  if (proration !== 'none') throw new ApiError(400, 'The sandbox knows no prorations.');
  if (end <= now)
    throw new ApiError(400, 'Invalid timestamp: must be in the future.', { param: 'trial_end' });
  const [item] = subscription.items.data;
  const trialing: Subscription = {
    ...subscription,
    status: 'trialing',
    trial_end: end,
    latest_invoice: newId('in'),
    items: {
      ...subscription.items,
      data: [{ ...item!, current_period_start: now, current_period_end: end }],
    },
  };
  const customer = await follow(world.db, 'customer', subscription.customer);
  const invoice = await bill(world, trialing, {
    amounts: { subtotal: 0, discount: 0, tax: 0, total: 0 },
    reason: 'subscription_update',
    email: customer.email,
    method: customer.sandbox.method,
    session: null,
    status: 'succeeded',
  });
  await put(world.db, trialing);
  await recordEvents(world, [
    { type: 'customer.subscription.updated', object: trialing },
    { type: 'invoice.paid', object: invoice },
  ]);
  return trialing;
}

const previewParams = z.strictObject({ subscription: z.string() });

/** As the next renewal will be; it is not stored. */
export async function previewInvoice(world: World, fields: FormFields): Promise<Invoice> {
  const params = readParams(previewParams, fields);
  const subscription = await running(world, params.subscription);
  if (subscription.cancel_at_period_end)
    throw new ApiError(400, 'No upcoming invoices for this subscription.', { code: 'invoice_upcoming_none' });
  const { subtotal, tax, total } = await renewalAmounts(world, subscription);
  const [item] = subscription.items.data;
  return {
    id: newId('upcoming_in'),
    object: 'invoice',
    ...newObject(world),
    billing_reason: 'subscription_cycle',
    customer: subscription.customer,
    customer_email: null,
    currency: 'eur',
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: item!.current_period_end,
    period_end: secondsOf(aYearAfter(new Date(item!.current_period_end * 1_000))),
    status: 'open',
    attempt_count: 0,
    attempted: true,
    subtotal,
    total,
    total_excluding_tax: total - tax,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
  };
}

async function renewalAmounts({ db }: World, { items, sandbox: { coupon } }: Subscription): Promise<Amounts> {
  const [item] = items.data;
  return amountsOf(item!.price, coupon ? await find(db, 'coupon', coupon) : null, item!.tax_rates);
}

/** One that was cancelled ends instead. */
export async function renewSubscription(
  world: World,
  id: string,
  outcome: 'paid' | 'failed',
): Promise<Subscription> {
  const { db } = world;
  const subscription = await running(world, id);
  if (subscription.cancel_at_period_end) return cancelSubscription(world, id);
  const [item] = subscription.items.data;
  const start = item!.current_period_end;
  const renewed: Subscription = {
    ...subscription,
    status: outcome === 'paid' ? 'active' : 'past_due',
    latest_invoice: newId('in'),
    items: {
      ...subscription.items,
      data: [
        {
          ...item!,
          current_period_start: start,
          current_period_end: secondsOf(aYearAfter(new Date(start * 1_000))),
        },
      ],
    },
  };
  const customer = await follow(db, 'customer', subscription.customer);
  const invoice = await bill(world, renewed, {
    amounts: await renewalAmounts(world, subscription),
    reason: 'subscription_cycle',
    email: customer.email,
    method: customer.sandbox.method,
    session: null,
    status: outcome === 'paid' ? 'succeeded' : 'requires_payment_method',
  });
  await put(db, renewed);
  await recordEvents(world, [
    { type: 'customer.subscription.updated', object: renewed },
    { type: outcome === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', object: invoice },
  ]);
  return renewed;
}

async function running({ db }: World, id: string): Promise<Subscription> {
  const subscription = await findToChange(db, 'subscription', id);
  if (!subscription || subscription.status === 'canceled') throw missing('subscription', id);
  return subscription;
}
