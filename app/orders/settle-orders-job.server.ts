import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { JobHandlers } from '../jobs/jobs.server.ts';
import { orderTable as table } from './order-tables.server.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';

/**
 * Asks after orders of which we have heard nothing, so that a webhook that got lost loses no order: each time after some
 * of them, those first that have waited longest. An order that never got a page to pay on has nothing to ask after: it
 * stays a draft until it is forgotten.
 */
export function settleOrdersJob(services: SettleNeeds, { most = 200 } = {}): JobHandlers['settle-orders'] {
  return async () => {
    const { db, log, now } = services;
    const quiet = new Date(now().getTime() - quietMs);
    for (const { id, reference } of await unsettledOrders(db, quiet, most)) {
      await db.update(table).set({ askedAt: now() }).where(eq(table.id, id));
      await settleOrder(services, reference).catch((error: unknown) =>
        log.warn({ err: error, order: reference }, 'an order could not be settled; it is tried again'),
      );
    }
  };
}

const quietMs = 5 * 60 * 1_000;

/** The page of one who turned back stays open for a day, and may be paid on. */
function unsettledOrders(db: SettleNeeds['db'], before: Date, most: number) {
  const waitsSince = sql`coalesce(${table.askedAt}, ${table.orderedAt})`;
  return db
    .select({ id: table.id, reference: table.reference })
    .from(table)
    .where(
      and(
        or(eq(table.state, 'awaiting_payment'), and(eq(table.state, 'failed'), isNull(table.submittedAt))),
        isNotNull(table.sessionId),
        isNull(table.problem),
        sql`${waitsSince} < ${before.toISOString()}`,
      ),
    )
    .orderBy(asc(waitsSince), asc(table.id))
    .limit(most);
}
