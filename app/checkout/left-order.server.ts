import { latestOrder, type LookNeeds } from '../orders/latest-order.server.ts';
import { findOrderOfCheckout } from '../orders/order-queries.server.ts';
import type { Order } from '../orders/order-tables.server.ts';
import { turnBack } from '../orders/settle-order.server.ts';

/**
 * The order that somebody has turned back from, or whose debit failed. Null once another browser has gone on with it:
 * what was entered there is nothing for whoever has the address of this checkout.
 */
export async function leftOrder(
  services: LookNeeds,
  checkoutId: string,
  address: string,
): Promise<Order | null> {
  const known = await findOrderOfCheckout(services.db, checkoutId);
  if (known?.checkoutId !== checkoutId) return null;
  const order = await latestOrder(services, known.reference, address, turnBack);
  // It may have been gone on with while the provider was asked.
  return order?.checkoutId === checkoutId ? order : null;
}
