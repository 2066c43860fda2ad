import { eq } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import type { JobHandlers } from '../../jobs/jobs.server.ts';
import { leadTable as table } from '../lead-tables.server.ts';
import { salesFields } from '../lead.ts';
import type { SalesSystem } from './sales-system.ts';

/** A crash between delivering and noting it delivers again, under the same key. */
export function deliverLeadJob(
  db: Database,
  deliver: SalesSystem,
  salesId: string,
): JobHandlers['deliver-lead'] {
  return async ({ leadId }) => {
    const [lead] = await db.select().from(table).where(eq(table.id, leadId));
    if (!lead || lead.deliveredAt) return;
    await deliver({ key: lead.idempotencyKey, fields: salesFields(lead, salesId) });
    await db.update(table).set({ deliveredAt: new Date() }).where(eq(table.id, leadId));
  };
}
