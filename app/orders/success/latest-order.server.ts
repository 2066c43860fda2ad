import { isDatabaseAway } from '../../base/database.server.ts';
import { findOrder } from '../order-queries.server.ts';
import type { Order } from '../order-tables.server.ts';
import { settleOrder, type SettleNeeds } from '../settle-order.server.ts';

/** An order after asking the provider about it; as we know it ourselves while the provider is away. */
export async function latestOrder(
  services: SettleNeeds,
  reference: string,
  ask = settleOrder,
): Promise<Order | null> {
  try {
    return await ask(services, reference);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    services.log.warn(
      { err: error, order: reference },
      'the payment provider does not say how an order stands',
    );
    return findOrder(services.db, reference);
  }
}
