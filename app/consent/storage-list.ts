import type { Switch } from './consent.ts';
import { campaignParameters, ownCookies, ownKeys } from './own-storage.ts';

export type StoredItem = {
  /** May end in the wildcard `*`. */
  name: string;
  place: 'cookie' | 'local storage' | 'session storage';
  needs: 'necessary' | Switch;
  lifetime: string;
  purpose: string;
};

const untilDeleted = 'until you delete it';
const untilClosed = 'until the tab is closed';

/** Complete: the dialog, docs/cookies.md and the browser tests rely on it. Every page knows the optional names as well. */
export const storageList: readonly StoredItem[] = [
  {
    name: ownCookies.consent.name,
    place: 'cookie',
    needs: 'necessary',
    lifetime: `${ownCookies.consent.days} days`,
    purpose: 'your cookie choices',
  },
  {
    name: ownCookies.functional.name,
    place: 'cookie',
    needs: 'necessary',
    lifetime: `${ownCookies.functional.days} days`,
    purpose: 'records that you switched functional storage off',
  },
  {
    name: ownCookies.checkout.name,
    place: 'cookie',
    needs: 'necessary',
    lifetime: `${ownCookies.checkout.days} days at most`,
    purpose: 'your progress through the checkout; signed, and not readable by scripts',
  },
  {
    name: 'react-router-scroll-positions',
    place: 'session storage',
    needs: 'necessary',
    lifetime: untilClosed,
    purpose: 'your scroll position, for when you come back to a page',
  },
  {
    name: ownKeys.reloadedAt,
    place: 'session storage',
    needs: 'necessary',
    lifetime: untilClosed,
    purpose: 'when a page last reloaded itself, to stop it reloading endlessly',
  },
  {
    name: ownKeys.slashKey,
    place: 'local storage',
    needs: 'functional',
    lifetime: untilDeleted,
    purpose: 'records that you switched off the search shortcut',
  },
  {
    name: '_ga',
    place: 'cookie',
    needs: 'statistics',
    lifetime: '2 years',
    purpose: 'Google Analytics: tells visitors apart',
  },
  {
    name: '_ga_*',
    place: 'cookie',
    needs: 'statistics',
    lifetime: '2 years',
    purpose: 'Google Analytics: tells visits apart',
  },
  {
    name: '_gcl_au',
    place: 'cookie',
    needs: 'marketing',
    lifetime: '90 days',
    purpose: 'Google Ads: whether an ad led to an enquiry or a purchase',
  },
  {
    name: '_gcl_aw',
    place: 'cookie',
    needs: 'marketing',
    lifetime: '90 days',
    purpose: 'Google Ads: which ad you clicked',
  },
  ...campaignParameters.map((name): StoredItem => ({
    name,
    place: 'local storage',
    needs: 'marketing',
    lifetime: untilDeleted,
    purpose: 'which campaign brought you here',
  })),
  {
    name: ownKeys.landingPage,
    place: 'session storage',
    needs: 'marketing',
    lifetime: untilClosed,
    purpose: 'the first page you visited',
  },
];
