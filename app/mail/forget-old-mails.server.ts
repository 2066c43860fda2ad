import { and, like, lt } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { forgotten, type Forget } from '../base/retention.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';

export const forgetOldMails: Forget = async (db, { oldest }) => [
  forgotten('mails', await db.delete(table).where(lt(table.queuedAt, oldest))),
];

/** For those that have to go sooner, by the beginning of their keys: `newsletter`. */
export function deleteMailsBefore(db: Database, about: string, time: Date) {
  return db.delete(table).where(and(like(table.key, `${about}/%`), lt(table.queuedAt, time)));
}
