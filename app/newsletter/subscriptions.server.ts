import { createHmac } from 'node:crypto';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { tableAsCsv } from '../base/csv.server.ts';
import type { Database } from '../base/database.server.ts';
import { daysBefore } from '../base/dates.ts';
import type { Services } from '../context.server.ts';
import { forgetMails } from '../mail/drop-mails.server.ts';
import { queueMail } from '../mail/queue-mail.server.ts';
import { newsletterLink, type LinkParts } from './newsletter-link.server.ts';
import { subscriberTable as table } from './subscriber-table.server.ts';

type Needs = Pick<Services, 'db' | 'enqueue' | 'now' | 'secret' | 'settings'>;

/**
 * Asks for a confirmation by mail. Whether an address is known shows only in that mail, and each address gets at most
 * one a day of a kind, unless the subscription was ended in between.
 */
export async function subscribe(services: Needs, email: string): Promise<void> {
  const { db, enqueue, now, secret } = services;
  const { siteUrl } = services.settings;
  await db.transaction(async (tx) => {
    const { id, state, requestedAt } = await note(tx, hashOf(secret, email), email, now());
    const links = { secret, siteUrl };
    const request = requestedAt.getTime();
    const unsubscribe = newsletterLink(links, 'unsubscribe', id);
    if (state === 'confirmed') {
      const key = `${mailsTo(id)}/known/${request}`;
      return queueMail(tx, enqueue, {
        key,
        template: 'newsletter-known',
        to: email,
        payload: { unsubscribe },
      });
    }
    const confirm = newsletterLink(links, 'confirm', id);
    const key = `${mailsTo(id)}/confirm/${request}`;
    return queueMail(tx, enqueue, { key, template: 'newsletter-confirm', to: email, payload: { confirm } });
  });
}

/** How the keys of mails about subscriptions begin. */
export const newsletterMails = 'newsletter';
const mailsTo = (id: number) => `${newsletterMails}/${id}`;

/** Who asks again within a day repeats the same request. Who had ended it and comes back has to confirm anew. */
async function note(tx: Database, emailHash: string, email: string, requestedAt: Date) {
  const isRepeat = sql`${table.state} <> 'ended' and ${table.requestedAt} > excluded.requested_at - interval '1 day'`;
  const [row] = await tx
    .insert(table)
    .values({ emailHash, email, state: 'pending', requestedAt })
    .onConflictDoUpdate({
      target: table.emailHash,
      set: {
        email,
        state: sql`case when ${table.state} = 'confirmed' then 'confirmed' else 'pending' end`,
        requestedAt: sql`case when ${isRepeat} then ${table.requestedAt} else excluded.requested_at end`,
      },
    })
    .returning({ id: table.id, state: table.state, requestedAt: table.requestedAt });
  return row!;
}

/** False when the link is too old or the subscription has ended. Confirming twice is confirming. */
export async function confirmSubscription(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  id: number,
): Promise<boolean> {
  const present = now();
  const oldest = daysBefore(present, confirmDays);
  const confirmed = await db
    .update(table)
    .set({
      state: 'confirmed',
      // Who has come back has confirmed an earlier one, too.
      confirmedAt: sql`case when ${table.state} = 'confirmed' then ${table.confirmedAt}
                            else ${present.toISOString()}::timestamptz end`,
      endedAt: null,
    })
    .where(and(eq(table.id, id), ne(table.state, 'ended'), gt(table.requestedAt, oldest)))
    .returning({ id: table.id });
  return confirmed.length > 0;
}

export const confirmDays = 7;

/** Forgets the address and the mails to it. The hash stays for a while, to prove that there was a consent. */
export async function endSubscription({ db, now }: Pick<Needs, 'db' | 'now'>, id: number): Promise<void> {
  const endedAt = sql`coalesce(${table.endedAt}, ${now().toISOString()}::timestamptz)`;
  await db.transaction(async (tx) => {
    await tx.update(table).set({ state: 'ended', email: null, endedAt }).where(eq(table.id, id));
    await forgetMails(tx, mailsTo(id));
  });
}

/** Who gets the next issue, each with the link that has to stand in it. */
export async function subscribersAsCsv(db: Database, links: LinkParts): Promise<string> {
  const subscribers = await db
    .select({ id: table.id, email: table.email, confirmedAt: table.confirmedAt })
    .from(table)
    .where(eq(table.state, 'confirmed'))
    .orderBy(table.id);
  return tableAsCsv(subscribers, {
    email: ({ email }) => email,
    confirmed: ({ confirmedAt }) => confirmedAt!.toISOString(),
    unsubscribe: ({ id }) => newsletterLink(links, 'unsubscribe', id),
  });
}

function hashOf(secret: string, email: string) {
  return createHmac('sha256', secret).update(`subscriber ${email.trim().toLowerCase()}`).digest('base64url');
}
