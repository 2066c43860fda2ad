import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { Enqueue } from '../jobs/jobs.server.ts';
import { outgoingMailTable as table } from './mail-tables.server.ts';

/** Has a mail sent that was refused, or whose job is gone; false for one that was sent, or is not there. */
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
