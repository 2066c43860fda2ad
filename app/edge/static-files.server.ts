import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { cacheControl } from './policies.ts';

/** The built files: hashed ones may be kept forever; all are compressed at build. */
export function staticFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true, index: 'none' });
  return async (c, next) => {
    const response: unknown = await serve(c, next);
    if (!(response instanceof Response)) return undefined;
    const hashed = c.req.path.startsWith('/assets/');
    response.headers.set('Cache-Control', hashed ? cacheControl.forever : cacheControl.anHour);
    return response;
  };
}
