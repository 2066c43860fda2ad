import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { cacheControl } from './policies.ts';

/** The built files: hashed ones may be kept forever; all are compressed at build. */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    index: 'none',
    onFound: (_path, c) => {
      const hashed = c.req.path.startsWith('/assets/');
      c.header('Cache-Control', hashed ? cacheControl.forever : cacheControl.anHour);
    },
  });
}
