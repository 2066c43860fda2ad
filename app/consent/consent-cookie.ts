import { save, switches, undecided, type Consent, type Decision } from './consent.ts';
import { withoutFunctional } from './functional.ts';
import { ownCookies } from './own-storage.ts';

const { name: cookieName, days } = ownCookies.consent;

/** The value of the cookie: `all`, `0` for nothing optional, else the chosen set, such as `statistics`. */
export function encodeConsent({ enabled }: Decision): string {
  if (enabled.length === switches.length) return 'all';
  const optional = enabled.filter((one) => one !== 'functional');
  const items = enabled.includes('functional') ? optional : [...optional, withoutFunctional];
  return items.join('.') || '0';
}

/** A value that we would not have written is none. */
export function decodeConsent(value: string): Consent {
  const items = value.split('.');
  const decision = save(
    switches.filter((one) => {
      if (one === 'functional') return !items.includes(withoutFunctional);
      return value === 'all' || items.includes(one);
    }),
  );
  return encodeConsent(decision) === value ? decision : undecided;
}

/** From all cookies of the page, as `document.cookie` gives them. */
export function readConsent(cookies: string): Consent {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return found === undefined ? undecided : decodeConsent(found.slice(cookieName.length + 1));
}

/** As it is given to `document.cookie`. */
export function consentCookie(decision: Decision, { secure }: { secure: boolean }): string {
  const lifetime = `Max-Age=${days * 24 * 60 * 60}`;
  const parts = [`${cookieName}=${encodeConsent(decision)}`, 'Path=/', lifetime, 'SameSite=Lax'];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}
