import { redirect, type MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext, type RequestFacts, type Services } from '../context.server.ts';
import { withoutLastSlashes } from './canonical-address.server.ts';
import { pageError, pageGone, unavailable, pageNotFound } from '../shell/page-errors.server.ts';
import { isGone, redirectFor } from './redirects.server.ts';
import type { GuardName } from '../shell/route-handle.ts';

/**
 * Runs before every page, on a document load and on a client navigation (the root loader makes each navigation ask the
 * server).
 */
export const siteMiddleware: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const facts = context.get(requestContext);
  if (facts.unavailable) throw unavailable();
  if (facts.refused) throw pageError(facts.refused.status, facts.refused.message);

  // The edge removed the last slash of a document's address, but not of a client navigation's.
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
  /** For pages with personal data: local only, in development too. */
  'local-only': ({ url, facts }) => {
    if (!facts.isLocal) throw pageNotFound(url.pathname);
  },
};

export async function runGuards(names: readonly string[], args: GuardArgs) {
  for (const name of names) await guardNamed(name)(args);
}

export function assertGuardsExist(names: Iterable<string>) {
  for (const name of names) guardNamed(name);
}

function guardNamed(name: string): Guard {
  if (!Object.hasOwn(guards, name)) {
    throw new Error(`Unknown route guard "${name}". Known guards: ${Object.keys(guards).join(', ')}.`);
  }
  return guards[name as GuardName];
}
