import { and, desc, isNotNull, isNull, like } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';

/** Mails by both ends of their keys, such as `booking/17` and `visitor`. */
export type MailsAbout = { about: string; ending: string };

export const areAbout = ({ about, ending }: MailsAbout) => like(table.key, `${about}/%/${ending}`);

/** What the latest of them says, sent or not; undefined where there is none. */
export async function latestPayload(tx: Database, mails: MailsAbout): Promise<unknown> {
  const [latest] = await tx
    .select({ payload: table.payload })
    .from(table)
    .where(areAbout(mails))
    .orderBy(desc(table.id))
    .limit(1);
  return latest?.payload;
}

type Filter = {
  /** Those that are still to be sent. */
  unsent?: boolean;
  /** Those whose address does not exist. */
  refused?: boolean;
  most?: number;
};

/** The mails that are kept, newest first, without what they say. */
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
