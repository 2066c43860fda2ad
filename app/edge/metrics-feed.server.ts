import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings/environment.server.ts';
import { isFromThisMachine } from './client-address.server.ts';
import { cacheControl } from './policies.ts';
import type { Metrics } from './metrics.server.ts';

/** `/metrics`, for this machine and for who has the token; for everybody else there is no such page. */
export function metricsFeed(metrics: Metrics, settings: Settings) {
  return createMiddleware(async (c, next) => {
    if (!isFromThisMachine(c, settings) && !hasToken(c, settings)) return next();
    return c.body(await metrics.read(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': cacheControl.nobody,
    });
  });
}

function hasToken(c: Context, { metricsToken }: Settings) {
  const given = c.req.header('authorization');
  return metricsToken !== undefined && given !== undefined && isSame(given, `Bearer ${metricsToken}`);
}

/** Takes as long for a wrong guess as for a nearly right one. */
function isSame(one: string, other: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
