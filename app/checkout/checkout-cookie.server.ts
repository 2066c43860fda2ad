import { readSignedName, signName } from '../base/signed/signed-name.server.ts';
import { ownCookies } from '../consent/own-storage.ts';
import type { Services } from '../context.server.ts';

const { name, days } = ownCookies.checkout;

type Needs = Pick<Services, 'secret' | 'settings'>;

/** The `Set-Cookie` that makes a checkout this visitor's own. */
export function checkoutCookie({ secret, settings }: Needs, id: string): string {
  const secure = settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${signName(secret, 'checkout', id)}; Max-Age=${days * 24 * 60 * 60}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The checkout that the visitor's cookie names; null without one, and for one that is not ours. */
export function readCheckoutId(secret: string, request: Request): string | null {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return readSignedName(secret, 'checkout', value);
}
