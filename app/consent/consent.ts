import type { ConsentScripts } from '../base/installation.tsx';
import { allowsFunctional, ownCookies } from './own-storage.ts';

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

const optionalSwitches = ['statistics', 'marketing'] as const;

/** Two categories may share one script, as they do with a tag manager. */
export function scriptsOf(enabled: readonly Switch[], scripts: ConsentScripts): readonly string[] {
  const sources = optionalSwitches.filter((one) => enabled.includes(one)).map((one) => scripts[one]);
  return [...new Set(sources)].filter((source) => source !== null);
}

/** The consent cookie's value: `all`, `0` if declined, or the chosen category. The functional entry has its own cookie. */
export function encodeConsent({ enabled }: Decision): string {
  const optional = optionalSwitches.filter((one) => enabled.includes(one));
  return optional.length === optionalSwitches.length ? 'all' : (optional[0] ?? '0');
}

/** A value that we would not have written counts as no decision. */
export function decodeConsent(value: string, functional: boolean): Consent {
  const optional = optionalSwitches.filter((one) => value === 'all' || value === one);
  if (optional.length === 0 && value !== '0') return undecided;
  return save(functional ? ['functional', ...optional] : optional);
}

export function readConsent(cookies: string): Consent {
  const { name } = ownCookies.consent;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined
    ? undecided
    : decodeConsent(found.slice(name.length + 1), allowsFunctional(cookies));
}

/** To be assigned to `document.cookie`, one after the other. The second one exists only while the entry is off. */
export function consentCookies(decision: Decision, { secure }: { secure: boolean }): readonly string[] {
  const { consent, functional } = ownCookies;
  const isFunctional = decision.enabled.includes('functional');
  const cookie = ({ name, days }: { name: string; days: number }, value: string) =>
    [
      `${name}=${value}`,
      'Path=/',
      `Max-Age=${days * 24 * 60 * 60}`,
      'SameSite=Lax',
      ...(secure ? ['Secure'] : []),
    ].join('; ');
  return [
    cookie(consent, encodeConsent(decision)),
    cookie({ ...functional, days: isFunctional ? 0 : functional.days }, '0'),
  ];
}
