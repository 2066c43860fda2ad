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

export const campaignParameters = [
  'utm_medium',
  'utm_source',
  'utm_campaign',
  'utm_content',
  'gclid',
  'li_fat_id',
] as const;

/** By what allows them; a trailing `*` stands for the rest of a name. `storage-list.ts` says what they are for. */
export const optionalNames = {
  functional: [ownKeys.slashKey],
  statistics: ['_ga', '_ga_*'],
  marketing: ['_gcl_au', '_gcl_aw', ...campaignParameters, ownKeys.landingPage],
} as const;

/** Kept apart from the cookie codec because every page loads it. */
export function allowsFunctional(cookies: string): boolean {
  return !cookies.split('; ').includes(`${ownCookies.functional.name}=0`);
}
