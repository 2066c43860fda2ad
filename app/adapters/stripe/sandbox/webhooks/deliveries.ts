import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { findAny, follow } from '../store.ts';
import { secondsOf, type World } from '../world.ts';
import { retryAfterMs } from './delivery-plan.ts';
import { deliveryTable as table } from './events.ts';

/** Where webhooks go: the site's own front door. */
export type Receiver = (request: Request) => Response | Promise<Response>;

export const webhookEndpointId = 'we_sandbox';

/** Sends every webhook that is due by then, once. What is not taken is tried again later. */
export async function deliverDue(world: World, receiver: Receiver, until: Date): Promise<void> {
  const due = await world.db
    .select()
    .from(table)
    .where(and(isNull(table.deliveredAt), lte(table.dueAt, until), gt(table.givesUpAt, until)))
    .orderBy(asc(table.dueAt), asc(table.id));
  for (const delivery of due) if (await claim(world, delivery)) await deliver(world, receiver, delivery);
}

type Delivery = typeof table.$inferSelect;

/** Of several processes one sends it. Should that one die, the delivery is due again as after a failure. */
async function claim({ db, now }: World, { id, attempts }: Delivery): Promise<boolean> {
  const again = new Date(now().getTime() + retryAfterMs(attempts + 1));
  const claimed = await db
    .update(table)
    .set({ attempts: sql`${table.attempts} + 1`, dueAt: again })
    .where(and(eq(table.id, id), eq(table.attempts, attempts), isNull(table.deliveredAt)))
    .returning({ id: table.id });
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
  if (response.ok) await db.update(table).set({ deliveredAt: now() }).where(eq(table.id, id));
}

/** Stripe's scheme: https://docs.stripe.com/webhooks#verify-manually */
function sign(body: string, secret: string, at: Date): string {
  const time = secondsOf(at);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
