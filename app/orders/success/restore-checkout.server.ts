import {
  chooseTier,
  emptyCheckout,
  sendBillingAddress,
  sendPersonalInformation,
  type CheckoutState,
} from '../../checkout/state/checkout-state.ts';
import { checkoutCookie } from '../../checkout/state/checkout-cookie.server.ts';
import { changeCheckout } from '../../checkout/state/checkout-store.server.ts';
import type { Services } from '../../context.server.ts';
import type { Order } from '../order-tables.server.ts';

/**
 * Makes the checkout of an order this visitor's own again, and gives the cookie that says so. A direct debit may fail
 * after the checkout was forgotten: then it is made anew from the order.
 */
export async function restoreCheckout(
  services: Pick<Services, 'db' | 'now' | 'secret' | 'settings'>,
  order: Order,
): Promise<string> {
  await changeCheckout(services, order.checkoutId, (state) =>
    state.completedSteps.billingAddressSent ? state : checkoutOf(order),
  );
  return checkoutCookie(services, order.checkoutId);
}

function checkoutOf({ tier, buyer, billing, paymentMethod }: Order): CheckoutState {
  const chosen = chooseTier(emptyCheckout, tier);
  const personal = sendPersonalInformation(chosen, { ...buyer, paymentMethod, terms: true });
  return sendBillingAddress(personal, billing);
}
