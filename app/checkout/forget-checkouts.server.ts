import { lt } from 'drizzle-orm';
import { daysBefore } from '../base/dates.ts';
import { forgotten, type Forget } from '../base/retention.ts';
import { ownCookies } from '../consent/own-storage.ts';
import { checkoutTable as table } from '../orders/checkout-table.server.ts';

/** A checkout is kept as long as the cookie that names it. */
export const forgetCheckouts: Forget = async (db, { now }) => {
  const abandoned = await db
    .delete(table)
    .where(lt(table.changedAt, daysBefore(now, ownCookies.checkout.days)));
  return [forgotten('abandoned checkouts', abandoned)];
};
