import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';

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
