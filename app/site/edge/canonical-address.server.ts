import { createMiddleware } from 'hono/factory';
import type { Settings } from '../../adapters/environment.ts';
import { cacheControl } from './policies.ts';

/** One address a page: `/Pricing/` moves to `/pricing`. The offer request keeps its slash, as published. */
export function canonicalAddress({ siteUrl }: Settings) {
  return createMiddleware(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    // Hashed files tell upper and lower case apart; no page does.
    if (pathname.startsWith('/assets/') || c.req.method === 'POST') return next();
    const bare = pathname.replace(/\/+$/, '').toLowerCase();
    if (bare === '' || bare === pathname || pathname === keepsItsSlash) return next();
    // Absolute, so that `//elsewhere.example/` cannot become an address of another site.
    return c.body(null, 308, { Location: siteUrl + bare + search, 'Cache-Control': cacheControl.anHour });
  });
}

export const keepsItsSlash = '/request/offer/';
