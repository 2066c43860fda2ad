import { readCheckoutId } from './checkout-cookie.server.ts';
import { findCheckout, type Checkout } from './checkout-store.server.ts';
import type { Services } from '../context.server.ts';
import { successPath } from '../orders/order-links.server.ts';
import { findOrderOfCheckout } from '../orders/order-queries.server.ts';
import { canBePaid } from '../orders/standing.ts';

/** Where a visitor stands on the way to an order. */
export type CheckoutVisit =
  | { checkout: Checkout | null; bought: null }
  /** The page of the order that the checkout has become; what was entered is done with. */
  | { checkout: null; bought: string };

export async function readCheckoutVisit(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  request: Request,
): Promise<CheckoutVisit> {
  const id = readCheckoutId(secret, request);
  if (id === null) return { checkout: null, bought: null };
  const [order, checkout] = await Promise.all([findOrderOfCheckout(db, id), findCheckout(db, id)]);
  return order && !canBePaid(order)
    ? { checkout: null, bought: successPath(secret, order.reference) }
    : { checkout, bought: null };
}
