import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../base/database.server.ts';
import { orderTable as table, type Order } from './order-tables.server.ts';

/** Something about an order's money that somebody has to look into: `npm run ops -- orders --problems` lists it. */
export async function noticeProblem(
  tx: Database,
  log: Logger,
  order: Order,
  problem: string,
): Promise<Order> {
  if (order.problem === problem) return order;
  log.error({ order: order.reference, problem }, 'an order needs somebody to look into it');
  const [noticed] = await tx.update(table).set({ problem }).where(eq(table.id, order.id)).returning();
  return noticed!;
}
