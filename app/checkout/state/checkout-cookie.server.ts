import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../context.server.ts';
import { brand } from '../../brand.ts';

const name = `${brand.slug}_checkout`;
const seconds = 7 * 24 * 60 * 60;

type Needs = Pick<Services, 'secret' | 'settings'>;

/** The `Set-Cookie` that makes a checkout this visitor's own. */
export function checkoutCookie({ secret, settings }: Needs, id: string): string {
  const secure = settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${id}.${signature(secret, id)}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The checkout that the visitor's cookie names; null without one, and for one that is not ours. */
export function readCheckoutId(secret: string, request: Request): string | null {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const [, id, signed] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]+)$/.exec(value) ?? [];
  if (!id || !signed) return null;
  const expected = Buffer.from(signature(secret, id));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

const signature = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`checkout ${id}`).digest('base64url');
