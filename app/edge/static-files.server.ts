import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { cacheControl } from './policies.ts';
import { chooseAnswer, readyAnswers, toResponse, type ReadyAnswers } from './ready-answer.server.ts';

/** The built files by their path, read at start so that no request asks the disk. They were compressed at build. */
export function readStaticFiles(root: string, common: Record<string, string>): Map<string, ReadyAnswers> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const existing = new Set(names);
  const read = (name: string) => (existing.has(name) ? readFileSync(name) : undefined);
  return new Map(
    names
      .filter((name) => !/\.(br|gz|zst)$/.test(name))
      .map((name) => {
        const path = name.slice(join(root).length);
        const bodies = { identity: read(name)!, br: read(`${name}.br`), gzip: read(`${name}.gz`) };
        const headers = new Headers({
          ...common,
          'content-type': getMimeType(name) ?? 'application/octet-stream',
          'cache-control': cacheControlOf(path),
          ...(bodies.br && { vary: 'Accept-Encoding' }),
        });
        return [path, readyAnswers(headers, bodies)] as const;
      }),
  );
}

/** For what the front door leaves: addresses with a query, and parts of a file. */
export function staticFiles(root: string, files: ReadonlyMap<string, ReadyAnswers>): MiddlewareHandler {
  const servePart = serveStatic({ root, index: 'none' });
  return async (c, next) => {
    const answers = files.get(c.req.path);
    if (!answers) return next();
    if (c.req.header('range') === undefined) {
      const acceptEncoding = c.req.header('accept-encoding');
      return toResponse(chooseAnswer(answers, { acceptEncoding }) ?? answers.identity!, c.req.method);
    }
    const response: unknown = await servePart(c, next);
    if (!(response instanceof Response)) return undefined;
    response.headers.set('Cache-Control', cacheControlOf(c.req.path));
    return response;
  };
}

/** The names of assets change with their content. */
const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? cacheControl.forever : cacheControl.anHour;
