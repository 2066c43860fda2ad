import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../context.server.ts';
import type { Database } from '../base/database.server.ts';
import { orderTable as table, type Order, type OrderProblem } from './order-tables.server.ts';

/**
 * Notes something about an order's money that somebody has to look into: `npm run ops -- orders --problems` lists it.
 * What was noted before stays; the same note is kept once.
 */
export async function noticeProblem(
  tx: Database,
  { log, now }: Pick<Services, 'log' | 'now'>,
  order: Order,
  note: string,
): Promise<Order> {
  const problem: OrderProblem = { at: now().toISOString(), note };
  const isNew = sql`not ${table.problems} @> ${JSON.stringify([{ note }])}::jsonb`;
  const [noticed] = await tx
    .update(table)
    .set({ problems: sql`${table.problems} || ${JSON.stringify([problem])}::jsonb` })
    .where(and(eq(table.id, order.id), isNew))
    .returning();
  if (!noticed) return order;
  log.error({ order: order.reference, problem: note }, 'an order needs somebody to look into it');
  return noticed;
}
