import { createHmac } from 'node:crypto';
import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { queueMail } from '../mail/queue-mail.server.ts';
import { newsletterLink } from './newsletter-link.server.ts';
import { subscriberTable as table } from './subscriber-table.server.ts';

type Needs = Pick<Services, 'db' | 'enqueue' | 'now' | 'secret' | 'settings'>;

/**
 * Asks for a confirmation by mail. Whether an address is known shows only in that mail, and each address gets at most
 * one a day of a kind.
 */
export async function subscribe(services: Needs, email: string): Promise<void> {
  const { db, enqueue, now, secret } = services;
  const { siteUrl } = services.settings;
  await db.transaction(async (tx) => {
    const { id, state } = await note(tx, hashOf(secret, email), email);
    const links = { secret, siteUrl };
    const today = now().toISOString().slice(0, 10);
    const unsubscribe = newsletterLink(links, 'unsubscribe', id);
    if (state === 'confirmed') {
      const key = `newsletter/${id}/known/${today}`;
      return queueMail(tx, enqueue, {
        key,
        template: 'newsletter-known',
        to: email,
        payload: { unsubscribe },
      });
    }
    const confirm = newsletterLink(links, 'confirm', id);
    const key = `newsletter/${id}/confirm/${today}`;
    return queueMail(tx, enqueue, { key, template: 'newsletter-confirm', to: email, payload: { confirm } });
  });
}

/** Who had ended it and comes back has to confirm anew. */
async function note(tx: Database, emailHash: string, email: string) {
  const [row] = await tx
    .insert(table)
    .values({ emailHash, email, state: 'pending' })
    .onConflictDoUpdate({
      target: table.emailHash,
      set: {
        email,
        state: sql`case when ${table.state} = 'confirmed' then 'confirmed' else 'pending' end`,
        requestedAt: sql`now()`,
      },
    })
    .returning({ id: table.id, state: table.state });
  return row!;
}

/** False when the link is too old or the subscription has ended. Confirming twice is confirming. */
export async function confirmSubscription(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  id: number,
): Promise<boolean> {
  const oldest = new Date(now().getTime() - confirmDays * 24 * 60 * 60 * 1_000);
  const confirmed = await db
    .update(table)
    .set({ state: 'confirmed', confirmedAt: sql`coalesce(${table.confirmedAt}, now())`, endedAt: null })
    .where(and(eq(table.id, id), ne(table.state, 'ended'), gt(table.requestedAt, oldest)))
    .returning({ id: table.id });
  return confirmed.length > 0;
}

export const confirmDays = 7;

/** Forgets the address; its hash stays, so that nothing is sent to it by mistake. */
export async function endSubscription(db: Database, id: number): Promise<void> {
  await db
    .update(table)
    .set({ state: 'ended', email: null, endedAt: sql`coalesce(${table.endedAt}, now())` })
    .where(eq(table.id, id));
}

export async function confirmedSubscribers(db: Database): Promise<{ email: string; confirmedAt: Date }[]> {
  const rows = await db
    .select({ email: table.email, confirmedAt: table.confirmedAt })
    .from(table)
    .where(and(eq(table.state, 'confirmed'), isNotNull(table.email)))
    .orderBy(table.id);
  return rows.map(({ email, confirmedAt }) => ({ email: email!, confirmedAt: confirmedAt! }));
}

function hashOf(secret: string, email: string) {
  return createHmac('sha256', secret).update(`subscriber ${email.trim().toLowerCase()}`).digest('base64url');
}
