import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings/environment.server.ts';
import { cacheControl, maxBodyBytes } from './policies.ts';

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.nobody };

export const methodCheck = createMiddleware(async (c, next) => {
  if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next();
  return c.body(`${c.req.method} is not supported.\n`, 405, { ...plain, Allow: 'GET, HEAD, POST' });
});

export const pathCheck = createMiddleware(async (c, next) => {
  if (isReadablePath(new URL(c.req.url).pathname)) return next();
  return c.body('This address is malformed.\n', 400, plain);
});

export const bodyCheck = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (c) => c.body(`The request is larger than ${maxBodyBytes / 1024} kB.\n`, 413, plain),
});

/**
 * A form on another site must not post here with our visitor's cookies. Browsers send `Origin` with every POST; a request
 * without it does not come from a browser's form.
 */
export function originCheck(settings: Settings, exceptions: ReadonlySet<string>) {
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin');
    if (c.req.method !== 'POST' || origin === undefined || exceptions.has(c.req.path)) return next();
    if (origin === settings.siteUrl || (!settings.siteUrlGiven && isHost(origin, c.req.header('host')))) {
      return next();
    }
    return c.body(fromAnotherSite, 403, plain);
  });
}

const fromAnotherSite =
  'This form was sent from another site. Please open it on our site and send it again.\n';

function isHost(origin: string, host: string | undefined) {
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function isReadablePath(path: string) {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
