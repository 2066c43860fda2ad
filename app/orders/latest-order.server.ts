import { isDatabaseAway } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { findOrder } from './order-queries.server.ts';
import type { Order } from './order-tables.server.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';

export type LookNeeds = SettleNeeds & Pick<Services, 'isWithinLimit'>;

/** As last known if the provider cannot be reached or the address asks too often. */
export async function latestOrder(
  services: LookNeeds,
  reference: string,
  address: string,
  ask = settleOrder,
): Promise<Order | null> {
  try {
    if (await services.isWithinLimit('order-looks-by-address', address))
      return await ask(services, reference);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    services.log.warn({ err: error, order: reference }, 'asking the payment provider about an order failed');
  }
  return findOrder(services.db, reference);
}
