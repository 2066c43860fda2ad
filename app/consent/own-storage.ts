import { brand } from '../base/brand.ts';

/** Our own cookies, and how long they last. */
export const ownCookies = {
  consent: { name: `${brand.slug}_consent`, days: 180 },
  checkout: { name: `${brand.slug}_checkout`, days: 7 },
} as const;

/** The keys of what our own scripts keep. */
export const ownKeys = {
  slashKey: `${brand.slug}_slash_key`,
  reloadedAt: 'reloaded-at',
  landingPage: `${brand.slug}_landing_page`,
} as const;
