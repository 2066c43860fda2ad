import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { forgotten, type Forget } from '../base/retention.ts';
import { orderTable as table } from './order-tables.server.ts';

/** Paid ones stay, as the law asks, and so does what somebody has to look into. */
export const forgetUnpaidOrders: Forget = async (db, { oldest }) => {
  const cannotBePaid = or(
    inArray(table.state, ['draft', 'expired']),
    // A debit that failed is not tried again; whoever turned back on the page may still pay there.
    and(eq(table.state, 'failed'), isNotNull(table.submittedAt)),
  );
  const deleted = await db
    .delete(table)
    .where(and(lt(table.orderedAt, oldest), isNull(table.problem), cannotBePaid));
  return [forgotten('unpaid orders', deleted)];
};
