import { and, lt, notInArray, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { forgotten, type Forget } from '../base/retention.ts';
import { leadTable as table } from './lead-tables.server.ts';

/** A booking goes with its lead, so those that are still needed stay. */
export function forgetLeads(needed: (db: Database, now: Date) => SQLWrapper): Forget {
  return async (db, { now, oldest }) => {
    const isUseless = notInArray(table.id, needed(db, now));
    const deleted = await db.delete(table).where(and(lt(table.receivedAt, oldest), isUseless));
    return [forgotten('leads', deleted)];
  };
}
