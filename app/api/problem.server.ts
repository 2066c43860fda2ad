import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const titles: Record<number, string> = {
  400: 'Bad request',
  404: 'Not found',
  414: 'URI too long',
  500: 'Internal server error',
};

/** An error as RFC 9457 describes it. */
export function problem(c: Context, status: ContentfulStatusCode, detail: string) {
  const body = { type: 'about:blank', title: titles[status] ?? 'Error', status, detail };
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' });
}
