import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Services } from '../context.server.ts';
import { clientGone, isClientGone } from './client-gone.ts';
import type { Metrics } from './metrics.server.ts';
import type { CacheOutcome } from './page-cache.server.ts';

export type EdgeEnv = {
  Variables: {
    requestId: string;
    cache?: CacheOutcome;
    /** The pattern of the page that answers. */
    route?: string;
  };
};

/**
 * Gives every request an id and one log line. The line has neither query, address nor user agent:
 * they can hold personal data, and the logs hold none.
 */
export function requestLog({ settings, log }: Services, metrics: Metrics) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    const given = settings.trustProxy > 0 ? c.req.header('x-request-id') : undefined;
    const requestId = given && wellFormed.test(given) ? given : crypto.randomUUID();
    c.set('requestId', requestId);
    const start = performance.now();
    await next();
    c.header('X-Request-Id', requestId);
    const status = isClientGone(c.req.raw) ? clientGone : c.res.status;
    const cache = c.get('cache');
    metrics.finished({ method: c.req.method, route: routeOf(c), status, cache });
    log.info(
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status,
        ms: Math.round(performance.now() - start),
        cache,
      },
      'request',
    );
  });
}

const wellFormed = /^[\w-]{8,64}$/;

/** A page says its own pattern; what else has one of its own is a handler of the edge or of the API. */
function routeOf(c: Context<EdgeEnv>) {
  const own = matchedRoutes(c).filter(({ method }) => method !== 'ALL');
  const exact = own.find(({ path }) => !path.endsWith('*'));
  return c.get('route') ?? (exact ?? own[0])?.path ?? 'other';
}
