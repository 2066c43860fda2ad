import { brand } from '../base/brand.ts';

export const ownCookies = {
  consent: { name: `${brand.slug}_consent`, days: 180 },
  checkout: { name: `${brand.slug}_checkout`, days: 7 },
} as const;

/** Keys in local and session storage. */
export const ownKeys = {
  slashKey: `${brand.slug}_slash_key`,
  reloadedAt: 'reloaded-at',
  landingPage: `${brand.slug}_landing_page`,
} as const;

/** Part of the consent cookie when the functional entry is off. */
export const withoutFunctional = 'no-functional';

/** Kept apart from the cookie codec because every page loads it. */
export function allowsFunctional(cookies: string): boolean {
  return !cookies.includes(withoutFunctional);
}
