import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../settings/environment.server.ts';
import { clientAddress } from '../edge/client-address.server.ts';
import { problem } from './problem.server.ts';

/** Calls a minute from one address, per process. Reading is cheap, so the limit only keeps out what runs wild. */
export const callsPerMinute = 300;

export function rateLimit({ trustProxy }: Settings) {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  return createMiddleware(async (c, next) => {
    const outcome = await limiter
      .consume(clientAddress(c, trustProxy) ?? 'unknown')
      .catch((refused: unknown) => refused);
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    if (outcome.consumedPoints <= callsPerMinute) return next();
    c.header('Retry-After', String(Math.ceil(outcome.msBeforeNext / 1_000)));
    return problem(c, 429, `More than ${callsPerMinute} calls in a minute. Please wait.`);
  });
}
