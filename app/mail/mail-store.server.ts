import { and, desc, eq, inArray, isNotNull, isNull, like, lt } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from '../base/database.server.ts';
import type { Enqueue } from '../base/jobs.server.ts';
import { forgotten, type Forget } from '../base/retention.ts';
import type { MailPayloads, TemplateName } from './templates/templates.server.tsx';

export const outgoingMailTable = pgTable('outgoing_mail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  template: text('template').notNull(),
  recipient: text('recipient').notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  refusedAt: timestamp('refused_at', { withTimezone: true }),
});

const table = outgoingMailTable;

export type QueuedMail = {
  [Name in TemplateName]: { key: string; template: Name; to: string; payload: MailPayloads[Name] };
}[TemplateName];

/** Stores a mail and the job that sends it, in the caller's transaction. A key that is already stored is skipped. */
export async function queueMail(tx: Database, enqueue: Enqueue, mail: QueuedMail): Promise<void> {
  const { key, template, to: recipient, payload } = mail;
  const [stored] = await tx
    .insert(table)
    .values({ key, template, recipient, payload })
    .onConflictDoNothing({ target: table.key })
    .returning({ id: table.id });
  if (stored) await enqueue(tx, 'send-mail', { mailId: stored.id });
}

export async function storedMailKeys(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const stored = await db
    .select({ key: table.key })
    .from(table)
    .where(inArray(table.key, [...keys]));
  return new Set(stored.map(({ key }) => key));
}

/** Queues a mail that was refused, or whose job is gone; false if it was sent already or does not exist. */
export async function sendAgain(db: Database, enqueue: Enqueue, mailId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [unsent] = await tx
      .update(table)
      .set({ refusedAt: null })
      .where(and(eq(table.id, mailId), isNull(table.sentAt)))
      .returning({ id: table.id });
    if (unsent) await enqueue(tx, 'send-mail', { mailId });
    return unsent !== undefined;
  });
}

type Filter = { unsent?: boolean; refused?: boolean; most?: number };

export async function listMails(db: Database, { unsent = false, refused = false, most = 200 }: Filter = {}) {
  const { id, key, template, recipient, queuedAt, sentAt, refusedAt } = table;
  const mails = db
    .select({ id, key, template, recipient, queuedAt, sentAt, refusedAt })
    .from(table)
    .where(
      and(
        unsent ? and(isNull(sentAt), isNull(refusedAt)) : undefined,
        refused ? isNotNull(refusedAt) : undefined,
      ),
    )
    .orderBy(desc(id));
  return most === Infinity ? mails : mails.limit(most);
}

/** Mails by the start and the end of their keys, such as `booking/17` and `visitor`. */
type MailsAbout = { about: string; ending: string };

const areAbout = ({ about, ending }: MailsAbout) => like(table.key, `${about}/%/${ending}`);

export async function latestPayload(tx: Database, mails: MailsAbout): Promise<unknown> {
  const [latest] = await tx
    .select({ payload: table.payload })
    .from(table)
    .where(areAbout(mails))
    .orderBy(desc(table.id))
    .limit(1);
  return latest?.payload;
}

/** Deletes mails that were not sent yet. Their jobs then find nothing to send. */
export async function withdrawMails(tx: Database, mails: MailsAbout): Promise<void> {
  await tx.delete(table).where(and(areAbout(mails), isNull(table.sentAt), isNull(table.refusedAt)));
}

export async function forgetMails(tx: Database, about: string): Promise<void> {
  await tx.delete(table).where(like(table.key, `${about}/%`));
}

export const forgetOldMails: Forget = async (db, { oldest }) => [
  forgotten('mails', await db.delete(table).where(lt(table.queuedAt, oldest))),
];

export function deleteMailsBefore(db: Database, about: string, time: Date) {
  return db.delete(table).where(and(like(table.key, `${about}/%`), lt(table.queuedAt, time)));
}
