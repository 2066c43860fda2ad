import type { Database } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { latestOrder, type LookNeeds } from '../orders/latest-order.server.ts';
import { findOrderOfCheckout } from '../orders/order-queries.server.ts';
import type { Order } from '../orders/order-tables.server.ts';
import { abandonPayment } from '../orders/settle-order.server.ts';
import { pricesOf } from '../plans/prices.ts';
import { decisiveCheck } from '../plans/vat/vat-treatment.ts';
import {
  applyPromo,
  choosePayment,
  chooseTier,
  emptyCheckout,
  sendBillingAddress,
  sendPersonalInformation,
  type CheckoutState,
} from './checkout-state.ts';
import { copyCheckout, findCheckout } from './checkout-store.server.ts';
import { checkoutCookie } from './checkout-visit.server.ts';

/** Null once another browser has taken the order over: the link must not reveal what was entered there. */
export async function abandonedOrder(
  services: LookNeeds,
  checkoutId: string,
  address: string,
): Promise<Order | null> {
  const known = await findOrderOfCheckout(services.db, checkoutId);
  if (known?.checkoutId !== checkoutId) return null;
  const order = await latestOrder(services, known.reference, address, abandonPayment);
  // Another browser may have taken it over while the provider was asked.
  return order?.checkoutId === checkoutId ? order : null;
}

/**
 * Anybody may have sent the link, so browsers do not share a checkout. They do share the order: paying in one closes the
 * payment page that another has opened.
 */
export async function copyCheckoutCookie(
  services: Pick<Services, 'db' | 'now' | 'secret' | 'settings'>,
  order: Order,
): Promise<string> {
  const copy = { state: checkoutOf(order), continues: order.id };
  return checkoutCookie(services, await copyCheckout(services, order.checkoutId, copy));
}

/** False for a deleted checkout: a direct debit may fail days later, when only the order is left. */
export async function isCheckoutOf(db: Database, id: string, order: Order): Promise<boolean> {
  const [itsOrder, checkout] = await Promise.all([findOrderOfCheckout(db, id), findCheckout(db, id)]);
  return itsOrder?.id === order.id && checkout !== null && checkout.state.completedSteps.billingAddressSent;
}

function checkoutOf(order: Order): CheckoutState {
  const { tier, buyer, billing, paymentMethod, promoCode, priceCents, discountCents } = order;
  const { vatId, vatChecks } = order;
  const chosen = choosePayment(chooseTier(emptyCheckout, tier), { paymentMethod, terms: true });
  const personal = sendPersonalInformation(chosen, buyer);
  const whole = sendBillingAddress(personal, billing, {
    id: vatId ?? '',
    check: decisiveCheck(vatChecks, vatId),
  });
  if (promoCode === null) return whole;
  return applyPromo(whole, tier, { code: promoCode, prices: pricesOf(priceCents, discountCents) });
}
