import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings/environment.server.ts';

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
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });
}
