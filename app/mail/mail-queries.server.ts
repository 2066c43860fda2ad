import { desc, isNull } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';

/** The mails that are kept, newest first, without what they say. */
export function listMails(db: Database, { unsent = false, most = 200 } = {}) {
  const { id, key, template, recipient, queuedAt, sentAt } = table;
  return db
    .select({ id, key, template, recipient, queuedAt, sentAt })
    .from(table)
    .where(unsent ? isNull(table.sentAt) : undefined)
    .orderBy(desc(id))
    .limit(most);
}
