import { redirect, type MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { withoutLastSlashes } from './canonical-address.server.ts';
import { pageGone, unavailable } from '../shell/page-errors.server.ts';
import { runGuards } from './guards.server.ts';
import { isGone, redirectFor } from './redirects.server.ts';

/**
 * Stands before every page, on a document load and on a client navigation alike
 * (the root loader sees to it that each navigation asks the server).
 */
export const siteMiddleware: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const facts = context.get(requestContext);
  if (facts.unavailable) throw unavailable();

  // A document has lost its last slash at the edge; a client navigation comes with it.
  const page = { pathname: withoutLastSlashes(url.pathname) || '/', search: url.search };
  const moved = redirectFor(page);
  if (moved) throw redirect(moved.to, moved.status);
  if (isGone(page.pathname)) throw pageGone();

  await runGuards(facts.route?.handle.guards ?? [], { url, services: context.get(servicesContext), facts });
  return next();
};
