import { createMiddleware } from 'hono/factory';

/** `/resources/sample-data/market/de/all.md` is the page `/resources/sample-data/market/de/all` as Markdown. */
export function markdownTwins(answer: (request: Request, env: unknown) => Response | Promise<Response>) {
  return createMiddleware(async (c, next) => {
    const url = new URL(c.req.url);
    const [, key] = /^\/resources\/sample-data\/(.+)\.md$/.exec(url.pathname) ?? [];
    if (!key) return next();
    url.pathname = `/markdown/${key}`;
    url.search = '';
    return answer(new Request(url, c.req.raw), c.env);
  });
}
