import type { ConsentScripts } from '../base/installation.tsx';
import type { Switch } from './consent.ts';
import { ownCookies, ownKeys } from './own-storage.ts';

export type ConsentEntry = {
  id: Switch | 'choice' | 'checkout' | 'reading';
  name: string;
  description: string;
  links?: readonly { label: string; href: string }[];
  /** Names in `storageList`. */
  targets: readonly string[];
  /** The entry has a script: its own, or else the tag manager's, as the operator has set it. */
  scripted?: keyof ConsentScripts;
  preselected: boolean;
};

type ConsentCategory = { name: string; description: string; entries: readonly ConsentEntry[] };

export const necessary: ConsentCategory = {
  name: 'Necessary',
  description: 'What the site needs to do what you ask of it. Always on, but for the last.',
  entries: [
    {
      id: 'choice',
      name: 'Your choice',
      description: 'Remembers what you choose here.',
      targets: [ownCookies.consent.name, ownCookies.functional.name],
      preselected: true,
    },
    {
      id: 'checkout',
      name: 'Checkout',
      description: 'Keeps what you have entered from one step to the next, once you buy a plan.',
      targets: [ownCookies.checkout.name],
      preselected: true,
    },
    {
      id: 'reading',
      name: 'Reading',
      description: 'Brings you back to where you were on a page, and stops a page that reloads in a circle.',
      targets: ['react-router-scroll-positions', ownKeys.reloadedAt],
      preselected: true,
    },
    {
      id: 'functional',
      name: 'Functional',
      description: 'Remembers how you like to use the site. Without it you set that anew each time.',
      targets: [ownKeys.slashKey],
      preselected: true,
    },
  ],
};

export const optional: ConsentCategory = {
  name: 'Optional',
  description: 'What helps us, and what you can do without. Off unless you switch it on.',
  entries: [
    {
      id: 'statistics',
      name: 'Statistics',
      description: 'Google Analytics counts how often pages are read and how readers move between them.',
      links: [
        {
          label: 'How Google uses such data',
          href: 'https://policies.google.com/technologies/partner-sites',
        },
      ],
      targets: ['_ga', '_ga_*'],
      scripted: 'statistics',
      preselected: false,
    },
    {
      id: 'marketing',
      name: 'Marketing',
      description:
        'Google Ads learns whether an advertisement led to a request or a purchase, and we keep which campaign brought you here.',
      links: [
        {
          label: 'How Google uses such data',
          href: 'https://policies.google.com/technologies/partner-sites',
        },
      ],
      targets: [
        '_gcl_au',
        '_gcl_aw',
        'utm_medium',
        'utm_source',
        'utm_campaign',
        'utm_content',
        'gclid',
        'li_fat_id',
        ownKeys.landingPage,
      ],
      scripted: 'marketing',
      preselected: false,
    },
  ],
};

export const preselected: readonly Switch[] = [...necessary.entries, ...optional.entries].flatMap((entry) =>
  isSwitchable(entry) && entry.preselected ? [entry.id] : [],
);

/** Two entries may share one script, as they do with a tag manager. */
export function scriptsOf(enabled: readonly Switch[], scripts: ConsentScripts): readonly string[] {
  const sources = optional.entries.flatMap(({ id, scripted }) =>
    scripted && enabled.some((one) => one === id) ? [scripts[scripted]] : [],
  );
  return [...new Set(sources)].filter((source) => source !== null);
}

export function isSwitchable(entry: ConsentEntry): entry is ConsentEntry & { id: Switch } {
  return entry.id === 'functional' || entry.id === 'statistics' || entry.id === 'marketing';
}
