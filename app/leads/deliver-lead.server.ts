import { eq } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import type { SalesSystem } from '../base/sales-system.ts';
import type { JobHandlers, Enqueue } from '../base/jobs.server.ts';
import { queueMail, type QueuedMail } from '../mail/mail-store.server.ts';
import { requestNumber } from './lead.ts';
import { leadTable as table, type Lead } from './leads.server.ts';

/** After a crash between the delivery and its record, the lead is delivered again under the same key. */
export function deliverLeadJob(db: Database, tellSales: SalesSystem): JobHandlers['deliver-lead'] {
  return async ({ leadId }) => {
    const [lead] = await db.select().from(table).where(eq(table.id, leadId));
    if (!lead || lead.deliveredAt) return;
    const { idempotencyKey: key, formType, fields: entered, tracking } = lead;
    await tellSales({ kind: 'request', key, formType, entered, tracking });
    await db.update(table).set({ deliveredAt: new Date() }).where(eq(table.id, leadId));
  };
}

export type Redelivery = 'enqueued' | 'cleared' | 'unknown_lead';

/**
 * Delivers a lead, even if it was delivered before: the receiver recognises it by its key. Clears a lead that was held
 * back as suspect and notifies the team.
 */
export async function deliverAgain(
  { db, enqueue, teamMail }: { db: Database; enqueue: Enqueue; teamMail: string },
  leadId: number,
): Promise<Redelivery> {
  return db.transaction(async (tx) => {
    const [lead] = await tx.select().from(table).where(eq(table.id, leadId)).for('update');
    if (!lead) return 'unknown_lead';
    await tx.update(table).set({ suspect: false, deliveredAt: null }).where(eq(table.id, leadId));
    await enqueue(tx, 'deliver-lead', { leadId });
    if (!lead.suspect) return 'enqueued';
    await queueMail(tx, enqueue, noticeOf(lead, teamMail));
    return 'cleared';
  });
}

function noticeOf({ id, formType, email, fields, receivedAt }: Lead, teamMail: string): QueuedMail {
  const entered = Object.entries(fields).filter(([, value]) => value);
  return {
    key: `lead/${id}/team`,
    template: 'team-notice',
    to: teamMail,
    payload: {
      title: `Released from the spam trap: ${formType}`,
      lines: [
        'The hidden spam-trap field was filled in, so no one was notified and the visitor has had no reply.',
      ],
      facts: [['Reference', requestNumber(id)], ['Received', receivedAt.toUTCString()], ...entered],
      replyTo: email,
    },
  };
}
