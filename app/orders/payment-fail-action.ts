import { redirect, type RouterContextProvider } from 'react-router';
import { overviewPath } from '../checkout/frame/steps.ts';
import { readCheckoutId } from '../checkout/state/checkout-cookie.server.ts';
import { requestContext, servicesContext } from '../context.server.ts';
import { readRetry, successPath } from './order-address.server.ts';
import { leftOrder } from './pay-again/left-order.server.ts';
import { restoreCheckout } from './pay-again/restore-checkout.server.ts';
import { canBePaid } from './standing.ts';

/** Here the provider leads who turns back, and our mail whose debit failed: on to the overview, to pay in another way. */
export const loader = leadBack;
export const action = leadBack;

type Call = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

async function leadBack({ request, url, context }: Call) {
  const services = context.get(servicesContext);
  const checkoutId = readRetry(services.secret, url);
  const order = checkoutId && (await leftOrder(services, checkoutId, context.get(requestContext).address));
  // The overview knows the way of whoever has a checkout, and of whoever has none.
  if (!order) return redirect(overviewPath, 303);
  if (!canBePaid(order)) return redirect(successPath(services.secret, order.reference), 303);
  const cookie = await restoreCheckout(services, order, readCheckoutId(services.secret, request));
  return redirect(`${overviewPath}?payment=failed`, { status: 303, headers: { 'Set-Cookie': cookie } });
}
