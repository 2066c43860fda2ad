import { eq } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import type { Enqueue } from '../../jobs/jobs.server.ts';
import { queueMail, type QueuedMail } from '../../mail/queue-mail.server.ts';
import { leadTable as table } from '../lead-tables.server.ts';
import { requestNumber, type Lead } from '../lead.ts';

export type Redelivery = 'enqueued' | 'cleared' | 'unknown_lead';

/**
 * Delivers a lead, whether or not it was delivered before; the receiver knows it by its key. One that was held back as
 * suspect is cleared, and the team is told of it.
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
      title: `Held back until now: ${formType}`,
      lines: [
        'A field was filled in that people do not see, so nobody was told, and the visitor has had no answer.',
      ],
      facts: [['Reference', requestNumber(id)], ['Received', receivedAt.toUTCString()], ...entered],
      replyTo: email,
    },
  };
}
