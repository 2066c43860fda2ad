import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { callLimit, type CallBudget } from '../base/limits.ts';
import type { Services } from '../context.server.ts';
import { clientAddress } from '../edge/client-address.server.ts';
import { problem } from './answer.server.ts';

/** Counts each call for its network address, in all processes together, and says in headers what is left. */
export function limitCalls({ settings, countCalls }: Pick<Services, 'settings' | 'countCalls'>) {
  return createMiddleware(async (c, next) => {
    const budget = await countCalls(clientAddress(c, settings.trustProxy) ?? 'unknown', 1);
    if (!budget.isWithin) return tooManyCalls(c, budget);
    await next();
    if (!c.res.headers.has('RateLimit')) tellBudget(c.res.headers, budget);
    return undefined;
  });
}

export function tooManyCalls(c: Context, budget: CallBudget) {
  c.header('Retry-After', String(budget.secondsToReset));
  const response: Response = problem(
    c,
    429,
    `More than ${callLimit.calls} calls in a minute. Try again in ${budget.secondsToReset} ${budget.secondsToReset === 1 ? 'second' : 'seconds'}.`,
  );
  tellBudget(response.headers, budget);
  return response as never;
}

/** As in the IETF draft "RateLimit header fields for HTTP". */
function tellBudget(headers: Headers, { remaining, secondsToReset }: CallBudget) {
  headers.set('RateLimit-Policy', `"calls";q=${callLimit.calls};w=${callLimit.seconds}`);
  headers.set('RateLimit', `"calls";r=${remaining};t=${secondsToReset}`);
}

export const rateLimitHeaders = ['RateLimit', 'RateLimit-Policy', 'Retry-After'];
