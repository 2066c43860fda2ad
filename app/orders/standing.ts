import type { Order } from './order-tables.server.ts';

/** How an order stands for its buyer. */
export type Standing =
  | 'paid'
  | 'refunded'
  /** A direct debit, which takes days. */
  | 'on_its_way'
  /** The provider has not said yet that it was paid. */
  | 'unconfirmed'
  /** It can be paid again. */
  | 'failed';

export function standingOf({ state, submittedAt, refundedAt }: Stands): Standing {
  if (state === 'paid') return refundedAt ? 'refunded' : 'paid';
  if (state === 'failed' || state === 'expired') return 'failed';
  return submittedAt ? 'on_its_way' : 'unconfirmed';
}

/** For all that we know it is neither paid nor on its way. */
export function canBePaid(order: Stands): boolean {
  const standing = standingOf(order);
  return standing === 'failed' || standing === 'unconfirmed';
}

type Stands = Pick<Order, 'state' | 'submittedAt' | 'refundedAt'>;
