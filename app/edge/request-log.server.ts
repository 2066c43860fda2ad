import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Services } from '../context.server.ts';
import { clientGone, isClientGone } from './bare-answers.ts';
import type { Metrics } from './metrics.server.ts';
import type { CacheOutcome } from './page-cache.server.ts';

export type EdgeEnv = {
  Variables: {
    requestId: string;
    cache?: CacheOutcome;
    route?: string;
  };
  /** What `node:http` has parsed; absent where a test calls `fetch`. */
  Bindings: { incoming?: IncomingMessage };
};

/**
 * Gives every request an id and one log line, without query, address or user agent: those can be personal data.
 */
export function requestLog({ settings, log }: Services, metrics: Metrics) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), settings.trustProxy);
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

/** The one that our own proxy has given, or a new one. */
export function requestIdOf(given: unknown, trustProxy: number): string {
  const isTrusted = trustProxy > 0 && typeof given === 'string' && wellFormed.test(given);
  return isTrusted ? given : crypto.randomUUID();
}

const wellFormed = /^[\w-]{8,64}$/;

/** Pages set their own pattern; others are handlers of the edge or the API. */
function routeOf(c: Context<EdgeEnv>) {
  const own = matchedRoutes(c).filter(({ method }) => method !== 'ALL');
  const exact = own.find(({ path }) => !path.endsWith('*'));
  return c.get('route') ?? (exact ?? own[0])?.path ?? 'other';
}

type Line = { method: string; path: string; status: number; cache?: CacheOutcome };

/**
 * The same lines for answers from memory, joined from parts and written together: each through pino, and each written by
 * itself, would cost more than the answer.
 */
export function requestLines(log: Logger) {
  const inside = log as unknown as Record<symbol, unknown>;
  const stream = inside[pino.symbols.streamSym] as DestinationStream;
  const bindings = inside[pino.symbols.chindingsSym] as string;
  const isWanted = log.isLevelEnabled('info');
  let waiting = '';
  const flush = () => {
    if (waiting) stream.write(waiting);
    waiting = '';
  };
  if (isWanted) process.on('exit', flush);
  return {
    /** All of a line that is known before the request comes. */
    restOf: ({ method, path, status, cache }: Line) =>
      `,${JSON.stringify({ method, path, status, ms: 0, cache, msg: 'request' }).slice(1)}\n`,
    write(requestId: string, rest: string) {
      if (!isWanted) return;
      if (waiting === '') setTimeout(flush, flushMs);
      waiting += `{"level":30,"time":${Date.now()}${bindings},"requestId":"${requestId}"${rest}`;
    },
    stop() {
      flush();
      process.off('exit', flush);
    },
  };
}

const flushMs = 100;
