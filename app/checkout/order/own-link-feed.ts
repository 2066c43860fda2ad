import { redirect } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { findOrder } from '../../orders/order-queries.server.ts';
import { readSuccess } from '../../orders/order-links.server.ts';
import { pageNotFound } from '../../shell/page-errors.server.ts';
import { visitorPage } from '../../shell/route-handle.ts';
import { ownLinks, type OwnLinks } from '../own-links.server.ts';
import type { Route } from './+types/own-link-feed.ts';

export const handle = visitorPage({ query: ['order'], indexed: false, isSecret: true });

/** Redirects the browser that placed the order from the success page to the order, its invoice or its activation. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const reference = readSuccess(services.secret, url);
  const order = reference && (await findOrder(services.db, reference));
  const links = order && (await ownLinks(services, request, order));
  const target = links && Object.hasOwn(links, params.own) && links[params.own as keyof OwnLinks];
  if (!target) throw pageNotFound(url.pathname);
  return redirect(target, 303);
}
