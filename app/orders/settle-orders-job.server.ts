import { and, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { JobHandlers } from '../jobs/jobs.server.ts';
import { orderTable as table } from './order-tables.server.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';

/**
 * Asks after orders of which we have heard nothing, so that a webhook that got lost loses no order. An order that never
 * got a page to pay on has nothing to ask after: it stays a draft until it is forgotten.
 */
export function settleOrdersJob(services: SettleNeeds): JobHandlers['settle-orders'] {
  return async () => {
    const { log, now } = services;
    for (const reference of await unsettledOrders(services.db, new Date(now().getTime() - quietMs))) {
      await settleOrder(services, reference).catch((error: unknown) =>
        log.warn({ err: error, order: reference }, 'an order could not be settled; it is tried again'),
      );
    }
  };
}

const quietMs = 5 * 60 * 1_000;
const most = 200;

/** The page of one who turned back stays open for a day, and may be paid on. */
async function unsettledOrders(db: SettleNeeds['db'], before: Date): Promise<string[]> {
  const rows = await db
    .select({ reference: table.reference })
    .from(table)
    .where(
      and(
        or(eq(table.state, 'awaiting_payment'), and(eq(table.state, 'failed'), isNull(table.submittedAt))),
        isNotNull(table.sessionId),
        isNull(table.problem),
        lt(table.orderedAt, before),
      ),
    )
    .orderBy(desc(table.orderedAt))
    .limit(most);
  return rows.map(({ reference }) => reference);
}
