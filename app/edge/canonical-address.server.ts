import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings/environment.server.ts';
import { cacheControl } from './policies.ts';

/** One address per page: `/Pricing/` redirects to `/pricing`. The offer request keeps its slash, as published. */
export function canonicalAddress({ siteUrl }: Settings) {
  return createMiddleware(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    // Hashed file names are case-sensitive; page addresses are not.
    if (pathname.startsWith('/assets/') || c.req.method === 'POST') return next();
    const bare = withoutLastSlashes(pathname).toLowerCase();
    if (bare === '' || bare === pathname || pathname === keepsItsSlash) return next();
    // Absolute, so that `//elsewhere.example/` cannot become an address of another site.
    // A CDN that drops unknown parameters from its keys would give one visitor's query to all others.
    const kept = search === '' ? cacheControl.anHour : cacheControl.nobody;
    return c.body(null, 308, { Location: siteUrl + bare + search, 'Cache-Control': kept });
  });
}

/** Not a regular expression: its cost would be quadratic for an address full of slashes. */
export function withoutLastSlashes(path: string) {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export const keepsItsSlash = '/request/offer/';

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
