import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { Stripe } from 'stripe';
import { present } from '../api/present.ts';
import { newId, put, type Document } from '../store.ts';
import { born, type World } from '../world.ts';
import { deliveryPlan } from './delivery-plan.ts';

export const deliveryTable = pgTable('sandbox_payment_delivery', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  event: text('event').notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  givesUpAt: timestamp('gives_up_at', { withTimezone: true }).notNull(),
});

export type Happened = { type: Stripe.Event['type']; object: Document };

/** Keeps what has happened in one step, with the objects as they are now, and plans when we are told. */
export async function recordEvents(world: World, happened: readonly Happened[]): Promise<void> {
  const ids = new Map<string, string>();
  for (const { type, object } of happened) {
    const id = newId('evt');
    ids.set(type, id);
    await put(world.db, {
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      ...born(world),
      pending_webhooks: 1,
      request: null,
      type,
      data: { object: await present(world.db, object) },
    });
  }
  const now = world.now().getTime();
  const plan = deliveryPlan([...ids.keys()], world.seed);
  await world.db.insert(deliveryTable).values(
    plan.map(({ type, afterMs }) => ({
      event: ids.get(type)!,
      dueAt: new Date(now + afterMs),
      givesUpAt: new Date(now + givesUpAfterMs),
    })),
  );
}

/** Three days, as Stripe does. */
const givesUpAfterMs = 3 * 24 * 60 * 60 * 1_000;
