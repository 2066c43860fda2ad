import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { Stripe } from 'stripe';
import { present } from './read-objects.ts';
import { newId, put, type Document, newObject, type World, findAny, follow, secondsOf } from './store.ts';
import { createHash, createHmac } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';

const deliveryTable = pgTable('sandbox_payment_delivery', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  event: text('event').notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  givesUpAt: timestamp('gives_up_at', { withTimezone: true }).notNull(),
});

type Happened = { type: Stripe.Event['type']; object: Document; before?: object };

export async function recordEvents(world: World, happened: readonly Happened[]): Promise<void> {
  const ids = new Map<string, string>();
  for (const { type, object, before } of happened) {
    const id = newId('evt');
    ids.set(type, id);
    await put(world.db, {
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      ...newObject(world),
      pending_webhooks: 1,
      request: null,
      type,
      data: { object: await present(world.db, object), ...(before && { previous_attributes: before }) },
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

/** As long as Stripe retries. */
const givesUpAfterMs = 3 * 24 * 60 * 60 * 1_000;

/** Every event arrives twice: first in an order that depends on the seed, then in the opposite order. */
export function deliveryPlan(types: readonly string[], seed: number): { type: string; afterMs: number }[] {
  const shuffled = types.toSorted((a, b) => (rankOf(a, seed) < rankOf(b, seed) ? -1 : 1));
  return [
    ...shuffled.map((type, place) => ({ type, afterMs: 200 + place * 300 })),
    ...shuffled.toReversed().map((type, place) => ({ type, afterMs: 2_500 + place * 300 })),
  ];
}

export function retryAfterMs(attempts: number): number {
  return Math.min(1_000 * 2 ** (attempts - 1), 60 * 60 * 1_000);
}

function rankOf(type: string, seed: number) {
  return createHash('sha256').update(`${seed} ${type}`).digest('hex');
}

export type Receiver = (request: Request) => Response | Promise<Response>;

export const webhookEndpointId = 'we_sandbox';

export async function deliverDue(world: World, receiver: Receiver, until: Date): Promise<void> {
  const due = await world.db
    .select()
    .from(deliveryTable)
    .where(
      and(
        isNull(deliveryTable.deliveredAt),
        lte(deliveryTable.dueAt, until),
        gt(deliveryTable.givesUpAt, until),
      ),
    )
    .orderBy(asc(deliveryTable.dueAt), asc(deliveryTable.id));
  for (const delivery of due) if (await claim(world, delivery)) await deliver(world, receiver, delivery);
}

type Delivery = typeof deliveryTable.$inferSelect;

/** Only one process sends a webhook. If that process dies, the delivery is due again as after a failure. */
async function claim({ db, now }: World, { id, attempts }: Delivery): Promise<boolean> {
  const again = new Date(now().getTime() + retryAfterMs(attempts + 1));
  const claimed = await db
    .update(deliveryTable)
    .set({ attempts: sql`${deliveryTable.attempts} + 1`, dueAt: again })
    .where(
      and(eq(deliveryTable.id, id), eq(deliveryTable.attempts, attempts), isNull(deliveryTable.deliveredAt)),
    )
    .returning({ id: deliveryTable.id });
  return claimed.length === 1;
}

async function deliver(
  { db, now, siteUrl }: World,
  receiver: Receiver,
  { id, event }: Delivery,
): Promise<void> {
  const { secret } = await follow(db, 'webhook_endpoint', webhookEndpointId);
  const body = JSON.stringify(await findAny(db, event));
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': sign(body, secret, now()) };
  const response = await receiver(
    new Request(`${siteUrl}/stripe/webhook`, { method: 'POST', headers, body }),
  );
  await response.body?.cancel();
  if (response.ok) await db.update(deliveryTable).set({ deliveredAt: now() }).where(eq(deliveryTable.id, id));
}

/** Stripe's scheme: https://docs.stripe.com/webhooks#verify-manually */
function sign(body: string, secret: string, at: Date): string {
  const time = secondsOf(at);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
