import { redirect } from 'react-router';
import { requestContext, servicesContext } from '../../context.server.ts';
import { onlyPosts } from '../../forms/may-request.server.ts';
import { canChangeRenewal } from '../../orders/manage/order-status.ts';
import { orderPath } from '../../orders/order-links.server.ts';
import type { Done } from './done-notices.ts';
import { needOrder } from './need-order.server.ts';
import type { Route } from './+types/payment-method-action.ts';

export const loader = onlyPosts;

/** Redirects to the provider's page. Its webhook tells us of a change. */
export async function action({ url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { secret, settings, payments, log } = services;
  const { order, account } = await needOrder(services, url);
  const path = orderPath(secret, order.reference);
  const back = (done: Done) => redirect(`${path}&done=${done}`, 303);
  if (!order.customerId || !canChangeRenewal({ order, account, now: services.now() }))
    return back('impossible');
  const { address } = context.get(requestContext);
  if (!(await services.isWithinLimit('order-looks-by-address', address))) return back('too-fast');
  const unchangedUrl = settings.siteUrl + path;
  const changedUrl = `${unchangedUrl}&done=${'payment-method' satisfies Done}`;
  try {
    return redirect(await payments.paymentMethodPage(order.customerId, { unchangedUrl, changedUrl }), 303);
  } catch (error) {
    log.warn({ err: error, order: order.reference }, 'opening the payment-method page failed');
    return back('unopened');
  }
}
