import { and, eq, isNotNull, or } from 'drizzle-orm';
import { readCheckoutId } from '../checkout/state/checkout-cookie.server.ts';
import { findCheckout, type Checkout } from '../checkout/state/checkout-store.server.ts';
import type { Services } from '../context.server.ts';
import { successPath } from './order-address.server.ts';
import { orderTable as table } from './order-tables.server.ts';

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
  const [[order], checkout] = await Promise.all([
    db
      .select({ reference: table.reference })
      .from(table)
      .where(and(eq(table.checkoutId, id), isUnderWay)),
    findCheckout(db, id),
  ]);
  return order
    ? { checkout: null, bought: successPath(secret, order.reference) }
    : { checkout, bought: null };
}

/** Paid, or a direct debit that the bank has not answered yet. */
const isUnderWay = or(
  eq(table.state, 'paid'),
  and(eq(table.state, 'awaiting_payment'), isNotNull(table.submittedAt)),
);
