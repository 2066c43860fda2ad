import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database } from '../base/database.server.ts';
import { daysBefore } from '../base/dates.ts';
import { forgotten, type Forget } from '../base/retention.ts';
import { readSignedId, signId } from '../base/signed-name.server.ts';
import type { Services } from '../context.server.ts';
import { tableAsCsv } from '../documents/csv.server.ts';
import { isTrapped } from '../forms/field-names.ts';
import { mayRequest, tooMany } from '../forms/may-request.server.ts';
import { email as emailField, readForm, refused, type Refused } from '../forms/read-form.server.ts';
import { deleteMailsBefore, forgetMails, queueMail } from '../mail/mail-store.server.ts';

export const subscriberTable = pgTable('subscriber', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  emailHash: text('email_hash').notNull(),
  email: text('email'),
  state: text('state').$type<'pending' | 'confirmed' | 'ended'>().notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  list: text('list').notNull().default('newsletter'),
  knownEdition: text('known_edition'),
});

const table = subscriberTable;

/** The newsletter, or news of one thing's new editions. `edition` names those that the visitor has seen. */
export type MailingList = 'newsletter' | { list: string; edition: string; title: string };

export const webinarList = 'webinars';
const dataList = 'data';

/** What the mails of a list are about, other than the newsletter. */
export const subjectOf = (list: string): 'webinar' | 'data' | 'edition' =>
  list === webinarList ? 'webinar' : list === dataList ? 'data' : 'edition';

type Needs = Pick<Services, 'db' | 'enqueue' | 'isWithinLimit' | 'now' | 'secret' | 'settings'>;

const schema = z.object({ email: emailField });

/** Gives the same answer whether or not the address is known. */
export async function receiveSubscription(
  services: Needs,
  sent: FormData,
  address: string,
): Promise<{ ok: true } | Refused> {
  const read = readForm(schema, sent);
  if (!read.ok) return read;
  if (isTrapped(sent)) return refused(422, looksAutomatic, read.entered);
  if (!(await mayRequest(services, address, read.values.email))) return refused(429, tooMany, read.entered);
  await subscribe(services, read.values.email);
  return { ok: true };
}

const looksAutomatic =
  'Your browser filled in a hidden field meant to catch spambots. Please press the button once more.';

/**
 * Asks for a confirmation by mail. Only that mail shows whether the address is known. An address gets at most one mail
 * of each kind a day, unless the subscription ended in between.
 */
export function subscribe(services: Omit<Needs, 'isWithinLimit'>, email: string): Promise<void> {
  return services.db.transaction((tx) => subscribeTo(tx, services, email, 'newsletter'));
}

export async function subscribeTo(
  tx: Database,
  { enqueue, now, secret, settings }: Pick<Needs, 'enqueue' | 'now' | 'secret' | 'settings'>,
  email: string,
  list: MailingList,
): Promise<void> {
  const { id, state, requestedAt } = await saveRequest(tx, hashOf(secret, email, list), email, now(), list);
  const links = { secret, siteUrl: settings.siteUrl };
  const isKnown = state === 'confirmed';
  const mail = {
    key: `${mailsTo(id)}/${isKnown ? 'known' : 'confirm'}/${requestedAt.getTime()}`,
    to: email,
  };
  const unsubscribe = newsletterLink(links, 'unsubscribe', id);
  const confirm = newsletterLink(links, 'confirm', id);
  if (list === 'newsletter') {
    await (isKnown
      ? queueMail(tx, enqueue, { ...mail, template: 'newsletter-known', payload: { unsubscribe } })
      : queueMail(tx, enqueue, { ...mail, template: 'newsletter-confirm', payload: { confirm } }));
    return;
  }
  const about = { about: subjectOf(list.list), title: list.title } as const;
  await (isKnown
    ? queueMail(tx, enqueue, { ...mail, template: 'edition-known', payload: { ...about, unsubscribe } })
    : queueMail(tx, enqueue, { ...mail, template: 'edition-confirm', payload: { ...about, confirm } }));
}

const newsletterMails = 'newsletter';
export const mailsTo = (id: number) => `${newsletterMails}/${id}`;

/** A second request within a day is a repeat of the first. Former subscribers have to confirm again. */
async function saveRequest(
  tx: Database,
  emailHash: string,
  email: string,
  requestedAt: Date,
  list: MailingList,
) {
  const subscribed = list === 'newsletter' ? { list } : { list: list.list, knownEdition: list.edition };
  const isRepeat = sql`${table.state} <> 'ended' and ${table.requestedAt} > excluded.requested_at - interval '1 day'`;
  const [row] = await tx
    .insert(table)
    .values({ emailHash, email, state: 'pending', requestedAt, ...subscribed })
    .onConflictDoUpdate({
      target: table.emailHash,
      set: {
        email,
        // A confirmed subscriber may still have to hear of an edition, so what they know stays.
        ...(subscribed.list !== 'newsletter' && {
          knownEdition: sql`case when ${table.state} = 'confirmed' then ${table.knownEdition}
                                 else excluded.known_edition end`,
        }),
        state: sql`case when ${table.state} = 'confirmed' then 'confirmed' else 'pending' end`,
        requestedAt: sql`case when ${isRepeat} then ${table.requestedAt} else excluded.requested_at end`,
      },
    })
    .returning({ id: table.id, state: table.state, requestedAt: table.requestedAt });
  return row!;
}

/** False when the link is too old or the subscription has ended. Confirming twice is fine. */
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
      // A former subscriber still has the date of an earlier confirmation.
      confirmedAt: sql`case when ${table.state} = 'confirmed' then ${table.confirmedAt}
                            else ${present.toISOString()}::timestamptz end`,
      endedAt: null,
    })
    .where(and(eq(table.id, id), ne(table.state, 'ended'), gt(table.requestedAt, oldest)))
    .returning({ id: table.id });
  return confirmed.length > 0;
}

const confirmDays = 7;

/** Deletes the address and the mails to it. The hash stays for a while, as proof that there was consent. */
export async function endSubscription({ db, now }: Pick<Needs, 'db' | 'now'>, id: number): Promise<void> {
  const endedAt = sql`coalesce(${table.endedAt}, ${now().toISOString()}::timestamptz)`;
  await db.transaction(async (tx) => {
    await tx.update(table).set({ state: 'ended', email: null, endedAt }).where(eq(table.id, id));
    await forgetMails(tx, mailsTo(id));
  });
}

export async function subscribersAsCsv(db: Database, links: LinkParts): Promise<string> {
  const subscribers = await db
    .select({ id: table.id, email: table.email, confirmedAt: table.confirmedAt })
    .from(table)
    .where(and(eq(table.state, 'confirmed'), eq(table.list, 'newsletter')))
    .orderBy(table.id);
  return tableAsCsv(subscribers, {
    email: ({ email }) => email,
    confirmed: ({ confirmedAt }) => confirmedAt!.toISOString(),
    unsubscribe: ({ id }) => newsletterLink(links, 'unsubscribe', id),
  });
}

/** The list is part of what is hashed, so that an address has one subscription for each. */
function hashOf(secret: string, email: string, list: MailingList) {
  const name = list === 'newsletter' ? '' : `${list.list} `;
  const subject = `subscriber ${name}${email.trim().toLowerCase()}`;
  return createHmac('sha256', secret).update(subject).digest('base64url');
}

/** What a signed link subscribes to; null for a subscription that is gone. */
export async function kindOfSubscription(
  db: Database,
  id: number | null,
): Promise<'newsletter' | ReturnType<typeof subjectOf> | null> {
  if (id === null) return null;
  const [found] = await db.select({ list: table.list }).from(table).where(eq(table.id, id));
  if (!found) return null;
  return found.list === 'newsletter' ? 'newsletter' : subjectOf(found.list);
}

type Purpose = 'confirm' | 'unsubscribe';

export type LinkParts = { secret: string; siteUrl: string };

export function newsletterLink(
  { secret, siteUrl }: LinkParts,
  purpose: Purpose,
  subscriberId: number,
): string {
  return `${siteUrl}/newsletter/${purpose}?token=${signId(secret, `newsletter ${purpose}`, subscriberId)}`;
}

export function readNewsletterLink(secret: string, purpose: Purpose, url: URL): number | null {
  return readSignedId(secret, `newsletter ${purpose}`, url.searchParams.get('token') ?? '');
}

/** Unconfirmed requests go once their link has expired, proofs of consent three years after the subscription ended. */
export const forgetSubscribers: Forget = async (db, { now }) => {
  const expired = daysBefore(now, confirmDays + 1);
  const isUnconfirmed = and(eq(table.state, 'pending'), lt(table.requestedAt, expired));
  const threeYearsAgo = sql`${now.toISOString()}::timestamptz - interval '3 years'`;
  const firsts = await db.delete(table).where(and(isUnconfirmed, isNull(table.endedAt)));
  // Proof of an earlier subscription stays, even if a later request is never confirmed.
  const returns = await db.update(table).set({ state: 'ended', email: null }).where(isUnconfirmed);
  const mails = await deleteMailsBefore(db, newsletterMails, expired);
  const proofs = await db
    .delete(table)
    .where(and(eq(table.state, 'ended'), lt(table.endedAt, threeYearsAgo)));
  return [
    forgotten('unconfirmed subscriptions', firsts),
    forgotten('unconfirmed returns of subscribers', returns),
    forgotten('mails about subscriptions', mails),
    forgotten('proofs of ended subscriptions', proofs),
  ];
};
