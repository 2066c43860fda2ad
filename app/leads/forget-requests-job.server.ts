import { lt } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { JobHandlers } from '../jobs/jobs.server.ts';
import { outgoingMailTable } from '../mail/mail-tables.server.ts';
import { leadTable } from './lead-tables.server.ts';

/** Deletes what visitors have told us once it is older than we promised to keep it. */
export function forgetRequestsJob(
  db: Database,
  retentionDays: number,
  now: () => Date,
): JobHandlers['forget-requests'] {
  return async () => {
    const oldest = new Date(now().getTime() - retentionDays * 24 * 60 * 60 * 1_000);
    await db.delete(leadTable).where(lt(leadTable.receivedAt, oldest));
    await db.delete(outgoingMailTable).where(lt(outgoingMailTable.queuedAt, oldest));
  };
}
