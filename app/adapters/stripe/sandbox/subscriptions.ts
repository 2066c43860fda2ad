import { missing } from './api-request.ts';
import type { Subscription } from './documents.ts';
import { find, findToChange, follow, newId, put, secondsOf, type World } from './store.ts';
import { recordEvents } from './webhooks.ts';
import { amountsOf, bill } from './billing.ts';
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

export async function renewSubscription(
  world: World,
  id: string,
  outcome: 'paid' | 'failed',
): Promise<Subscription> {
  const { db } = world;
  const subscription = await running(world, id);
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
  const { coupon } = subscription.sandbox;
  const customer = await follow(db, 'customer', subscription.customer);
  const invoice = await bill(world, renewed, {
    amounts: amountsOf(item!.price, coupon ? await find(db, 'coupon', coupon) : null, item!.tax_rates),
    reason: 'subscription_cycle',
    email: customer.email,
    method: 'card',
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
