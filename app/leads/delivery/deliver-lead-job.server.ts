import { eq } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import type { SalesSystem } from '../../base/sales-system.ts';
import type { JobHandlers } from '../../jobs/jobs.server.ts';
import { leadTable as table } from '../lead-tables.server.ts';

/** A crash between delivering and noting it delivers again, under the same key. */
export function deliverLeadJob(db: Database, tellSales: SalesSystem): JobHandlers['deliver-lead'] {
  return async ({ leadId }) => {
    const [lead] = await db.select().from(table).where(eq(table.id, leadId));
    if (!lead || lead.deliveredAt) return;
    const { idempotencyKey: key, formType, fields: entered, tracking } = lead;
    await tellSales({ kind: 'request', key, formType, entered, tracking });
    await db.update(table).set({ deliveredAt: new Date() }).where(eq(table.id, leadId));
  };
}
