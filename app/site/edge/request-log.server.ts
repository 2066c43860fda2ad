import { createMiddleware } from 'hono/factory';
import type { Services } from '../../context.server.ts';
import { clientGone, isClientGone } from './client-gone.ts';
import type { CacheOutcome } from './page-cache.server.ts';

export type EdgeEnv = { Variables: { requestId: string; cache?: CacheOutcome } };

/**
 * Gives every request an id and one log line. The line has neither query, address nor user agent:
 * they can hold personal data, and the logs hold none.
 */
export function requestLog({ settings, log }: Services) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    const given = settings.trustProxy > 0 ? c.req.header('x-request-id') : undefined;
    const requestId = given && wellFormed.test(given) ? given : crypto.randomUUID();
    c.set('requestId', requestId);
    const start = performance.now();
    await next();
    c.header('X-Request-Id', requestId);
    log.info(
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: isClientGone(c.req.raw) ? clientGone : c.res.status,
        ms: Math.round(performance.now() - start),
        cache: c.get('cache'),
      },
      'request',
    );
  });
}

const wellFormed = /^[\w-]{8,64}$/;
