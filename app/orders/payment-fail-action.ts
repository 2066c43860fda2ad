import { redirect, type RouterContextProvider } from 'react-router';
import { overviewPath } from '../checkout/frame/steps.ts';
import { servicesContext } from '../context.server.ts';
import { readRetry, successPath } from './order-address.server.ts';
import { turnBack } from './settle-order.server.ts';
import { latestOrder } from './success/latest-order.server.ts';
import { restoreCheckout } from './success/restore-checkout.server.ts';
import { standingOf } from './success/standing.ts';

/** Here the provider leads who turns back, and our mail whose debit failed: on to the overview, to pay in another way. */
export const loader = leadBack;
export const action = leadBack;

async function leadBack({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const services = context.get(servicesContext);
  const reference = readRetry(services.secret, url);
  const order = reference && (await latestOrder(services, reference, turnBack));
  if (!order) return redirect('/pricing', 303);
  const standing = standingOf(order);
  if (standing !== 'failed' && standing !== 'unconfirmed')
    return redirect(successPath(services.secret, order.reference), 303);
  const cookie = await restoreCheckout(services, order);
  return redirect(`${overviewPath}?payment=failed`, { status: 303, headers: { 'Set-Cookie': cookie } });
}
