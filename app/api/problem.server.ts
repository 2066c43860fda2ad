import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { retryAfterSeconds } from '../edge/policies.ts';

const titles: Record<number, string> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  414: 'URI too long',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
};

/** An error as RFC 9457 describes it. */
export function problem(c: Context, status: ContentfulStatusCode, detail: string) {
  const body = { type: 'about:blank', title: titles[status] ?? 'Error', status, detail };
  // The document says what else an address answers; a problem is none of those.
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' }) as never;
}

export function unavailable(c: Context) {
  c.header('Retry-After', String(retryAfterSeconds));
  return problem(c, 503, 'The data cannot be reached at the moment.');
}

/** For a request whose parameters do not fit their schema: every fault in one sentence. */
export function invalid(result: { success: true } | { success: false; error: z.ZodError }, c: Context) {
  if (result.success) return undefined;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return problem(c, 400, faults.join('; '));
}
