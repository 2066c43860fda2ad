import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings/environment.server.ts';
import { createHash } from 'node:crypto';
import type { TagSources } from '../settings/tag-sources.ts';

/** The headers every answer carries. The content security policy comes with the page it belongs to. */
export function commonHeaders({ appEnv }: Pick<Settings, 'appEnv'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // `no-referrer` would make browsers send `Origin: null` with forms, which the origin check refuses.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(appEnv === 'production'
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : { 'X-Robots-Tag': 'noindex' }),
  };
}

export function securityHeaders(settings: Pick<Settings, 'appEnv'>) {
  const headers = commonHeaders(settings);
  return createMiddleware(async (c, next) => {
    await next();
    // A page may be stricter.
    for (const [name, value] of Object.entries(headers))
      if (name !== 'Referrer-Policy' || !c.res.headers.has(name)) c.res.headers.set(name, value);
  });
}

type Sources = {
  scripts: readonly string[];
  connections: readonly string[];
  tags: TagSources;
  /** Also by a redirect. */
  forms?: readonly string[];
  development?: boolean;
};

/** Scripts run only from our own origin, or inline when the page's own hash or nonce names them. */
export function contentSecurityPolicy({
  scripts,
  connections,
  tags,
  forms = [],
  development = false,
}: Sources) {
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(development ? ["'unsafe-inline'"] : scripts), ...tags.scripts],
    // The typeface is inside the style sheet.
    'font-src': ["'self'", 'data:'],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    // Popovers are placed by style attributes; an attribute cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tags.images],
    'frame-src': ["'self'", ...tags.frames],
    'connect-src': ["'self'", ...connections, ...tags.connections, ...(development ? ['ws:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** Hashes, because a cached page cannot carry a nonce, which is for one answer only. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const runs = !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes);
    if (code && runs) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}
