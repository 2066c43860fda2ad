import { createHash } from 'node:crypto';
import { orderSum } from './order-sum.ts';
import type { CheckoutState } from './checkout-state.ts';

/**
 * A fingerprint of all that the overview shows: the button buys that, or nothing. The way to pay is not part of it, since
 * it is chosen beside the button and sent with it.
 */
export function shownOrder(state: CheckoutState, yearCents: number): string {
  const { paymentMethod: _method, terms: _agreed, ...buyer } = state.personalInformation;
  const { tierId, promo, billingAddress } = state;
  const { totalCents } = orderSum(state, yearCents);
  const shown = [tierId, yearCents, promo.code, totalCents, buyer, billingAddress];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
