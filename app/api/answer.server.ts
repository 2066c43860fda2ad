import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { toCsv, type CsvRow } from '../documents/csv.server.ts';
import type { Services } from '../context.server.ts';
import { cacheControl, retryAfterSeconds } from '../edge/policies.ts';
import { sheetContext, type SheetContext } from '../figures/sheet-context.server.ts';

/** Gives handlers at these paths the data set as `c.var.data`, or answers 503 while there is none. */
export function dataApi(services: Services, paths: readonly string[] = ['*']) {
  const api = new OpenAPIHono<{ Variables: { data: SheetContext } }>({ defaultHook: invalid });
  for (const path of paths) {
    api.use(path, async (c, next) => {
      const data = sheetContext(services);
      if (!data) return unavailable(c);
      c.set('data', data);
      return next();
    });
  }
  return api;
}

/** JSON, or CSV if asked for by `.csv` or `Accept`. */
export function answer<Body extends object>(c: Context, body: Body, rows: () => readonly CsvRow[]) {
  return wantsCsv(c) ? csvBody(c, toCsv(rows())) : c.json(body, 200);
}

/** Sets the headers that the choice calls for. */
export function wantsCsv(c: Context): boolean {
  if (isCsvAddress(c)) return true;
  c.header('Vary', 'Accept', { append: true });
  if (!acceptsCsv(c)) return false;
  // Many CDNs ignore `Vary` and would serve this CSV to requests for JSON.
  c.header('Cache-Control', cacheControl.nobody);
  return true;
}

export function csvBody(c: Context, body: string | ReadableStream) {
  return c.body(body, 200, { 'Content-Type': 'text/csv; charset=utf-8' }) as never;
}

/** Marks a request to `….csv` that the API passes on to itself. */
export const csvAddress = (publicPath: string) => ({ isCsvAddress: true, publicPath });

const isCsvAddress = (c: Context) =>
  (c.env as Partial<ReturnType<typeof csvAddress>> | undefined)?.isCsvAddress ?? false;

function acceptsCsv(c: Context) {
  const accepted = c.req.header('accept') ?? '';
  return accepted.includes('text/csv') && !accepted.includes('application/json');
}

const titles: Record<number, string> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  410: 'Gone',
  413: 'Content too large',
  414: 'URI too long',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
};

/** An RFC 9457 problem. */
export function problem(c: Context, status: ContentfulStatusCode, detail: string) {
  const body = { type: 'about:blank', title: titles[status] ?? 'Error', status, detail };
  // Typed `never`, because the routes declare the types of their successful answers only.
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' }) as never;
}

export function unavailable(c: Context) {
  c.header('Retry-After', String(retryAfterSeconds));
  return problem(c, 503, 'The data is temporarily unavailable. Please try again.');
}

/** Reports all invalid parameters in one sentence. */
export function invalid(result: { success: true } | { success: false; error: z.ZodError }, c: Context) {
  if (result.success) return undefined;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return problem(c, 400, faults.join('; '));
}
