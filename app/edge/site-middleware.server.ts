import { redirect, type MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext, type RequestFacts, type Services } from '../context.server.ts';
import { withoutLastSlashes } from './canonical-address.server.ts';
import { pageGone, unavailable, pageNotFound } from '../shell/page-errors.server.ts';
import { isGone, redirectFor } from './redirects.server.ts';
import type { GuardName } from '../shell/route-handle.ts';

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

type GuardArgs = { url: URL; services: Services; facts: RequestFacts };

/** A guard lets the request through by returning nothing, or throws a response: a redirect or an error page. */
type Guard = (args: GuardArgs) => void | Promise<void>;

const guards: Record<GuardName, Guard> = {
  'development-only': ({ url, services }) => {
    if (services.settings.appEnv === 'production' || services.settings.appEnv === 'stage') {
      throw pageNotFound(url.pathname);
    }
  },
  /** For what holds personal data: in development too it is nobody's business but ours. */
  'local-only': ({ url, facts }) => {
    if (!facts.isLocal) throw pageNotFound(url.pathname);
  },
};

export async function runGuards(names: readonly string[], args: GuardArgs) {
  for (const name of names) await guardNamed(name)(args);
}

/** Called at start with every name that any route uses. */
export function assertGuardsExist(names: Iterable<string>) {
  for (const name of names) guardNamed(name);
}

function guardNamed(name: string): Guard {
  if (!Object.hasOwn(guards, name)) {
    throw new Error(`Unknown route guard "${name}". Known guards: ${Object.keys(guards).join(', ')}.`);
  }
  return guards[name as GuardName];
}
