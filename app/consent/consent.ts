import { withoutFunctional, ownCookies } from './own-storage.ts';

export const switches = ['functional', 'statistics', 'marketing'] as const;

export type Switch = (typeof switches)[number];

export type Decision = Readonly<{ state: 'given' | 'declined'; enabled: readonly Switch[] }>;

export type Consent = Readonly<{ state: 'undecided' }> | Decision;

export const undecided: Consent = { state: 'undecided' };

/** A choice without any optional category counts as declined, however it was made. */
export function save(chosen: Iterable<Switch>): Decision {
  const wanted = new Set(chosen);
  const enabled = switches.filter((one) => wanted.has(one));
  return { state: enabled.some((one) => one !== 'functional') ? 'given' : 'declined', enabled };
}

export const acceptAll = () => save(switches);

export const decline = () => save(['functional']);

/** Without a decision, only what is necessary is on in the EEA, and everything elsewhere. */
export function enabledBy(consent: Consent, inEea: boolean): readonly Switch[] {
  if (consent.state !== 'undecided') return consent.enabled;
  return (inEea ? decline() : acceptAll()).enabled;
}

/** A first decision takes effect at once. Scripts that already run can only be stopped by a reload. */
export function needsReload(before: Consent, after: Decision): boolean {
  return before.state !== 'undecided' && before.enabled.join() !== after.enabled.join();
}

const { name: cookieName, days } = ownCookies.consent;

/** The cookie's value: `all`, `0` for nothing optional, or the chosen set, such as `statistics`. */
export function encodeConsent({ enabled }: Decision): string {
  if (enabled.length === switches.length) return 'all';
  const optional = enabled.filter((one) => one !== 'functional');
  const items = enabled.includes('functional') ? optional : [...optional, withoutFunctional];
  return items.join('.') || '0';
}

/** A value that we would not have written counts as no decision. */
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

export function readConsent(cookies: string): Consent {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return found === undefined ? undecided : decodeConsent(found.slice(cookieName.length + 1));
}

export function consentCookie(decision: Decision, { secure }: { secure: boolean }): string {
  const lifetime = `Max-Age=${days * 24 * 60 * 60}`;
  const parts = [`${cookieName}=${encodeConsent(decision)}`, 'Path=/', lifetime, 'SameSite=Lax'];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}
