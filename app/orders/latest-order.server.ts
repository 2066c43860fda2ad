import { isDatabaseAway } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { findOrder } from './order-queries.server.ts';
import type { Order } from './order-tables.server.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';

export type LookNeeds = SettleNeeds & Pick<Services, 'isWithinLimit'>;

/**
 * An order after asking the provider about it; as we know it ourselves while the provider is away, and for a network
 * address that asks too often.
 */
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
    services.log.warn(
      { err: error, order: reference },
      'the payment provider does not say how an order stands',
    );
  }
  return findOrder(services.db, reference);
}
