import { brand } from '../base/brand.ts';

export const ownCookies = {
  consent: { name: `${brand.slug}_consent`, days: 180 },
  functional: { name: `${brand.slug}_functional`, days: 180 },
  checkout: { name: `${brand.slug}_checkout`, days: 7 },
} as const;

export const ownKeys = {
  slashKey: `${brand.slug}_slash_key`,
  reloadedAt: 'reloaded-at',
  landingPage: `${brand.slug}_landing_page`,
} as const;

/** Kept apart from the cookie codec because every page loads it. */
export function allowsFunctional(cookies: string): boolean {
  return !cookies.split('; ').includes(`${ownCookies.functional.name}=0`);
}
