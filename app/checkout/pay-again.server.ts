import type { Database } from '../base/database.server.ts';
import { checkoutCookie } from './checkout-cookie.server.ts';
import {
  applyPromo,
  chooseTier,
  emptyCheckout,
  sendBillingAddress,
  sendPersonalInformation,
  type CheckoutState,
} from './checkout-state.ts';
import { copyCheckout, findCheckout } from './checkout-store.server.ts';
import type { Services } from '../context.server.ts';
import { pricesOf } from '../plans/prices.ts';
import { findOrderOfCheckout } from '../orders/order-queries.server.ts';
import type { Order } from '../orders/order-tables.server.ts';

/**
 * Gives the cookie of another checkout in which an order can be paid again. Anybody may have sent the link, so no two
 * browsers share what is entered. They do share the order: the button closes the page that was open before, whichever
 * browser it was opened in.
 */
export async function copiedCheckout(
  services: Pick<Services, 'db' | 'now' | 'secret' | 'settings'>,
  order: Order,
): Promise<string> {
  const copy = { state: checkoutOf(order), continues: order.id };
  return checkoutCookie(services, await copyCheckout(services, order.checkoutId, copy));
}

/** A direct debit may fail after the checkout was forgotten: then there is only the order. */
export async function isCheckoutOf(db: Database, id: string, order: Order): Promise<boolean> {
  const [itsOrder, checkout] = await Promise.all([findOrderOfCheckout(db, id), findCheckout(db, id)]);
  return itsOrder?.id === order.id && checkout !== null && checkout.state.completedSteps.billingAddressSent;
}

function checkoutOf(order: Order): CheckoutState {
  const { tier, buyer, billing, paymentMethod, promoCode, priceCents, discountCents } = order;
  const chosen = chooseTier(emptyCheckout, tier);
  const personal = sendPersonalInformation(chosen, { ...buyer, paymentMethod, terms: true });
  const whole = sendBillingAddress(personal, billing);
  if (promoCode === null) return whole;
  return applyPromo(whole, tier, { code: promoCode, prices: pricesOf(priceCents, discountCents) });
}
