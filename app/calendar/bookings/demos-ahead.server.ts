import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../base/database.server.ts';
import { bookingTable as table } from './booking-tables.server.ts';

/** A demo that was moved may be later than its lead may be old. */
export function leadsWithDemoAhead(db: Database, now: Date) {
  return db
    .select({ id: table.leadId })
    .from(table)
    .where(and(eq(table.state, 'booked'), gt(table.endsAt, now), isNotNull(table.leadId)));
}
