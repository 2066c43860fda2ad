import type { ConsentScripts } from '../base/installation.tsx';
import type { Switch } from './consent.ts';
import { optionalNames, ownCookies, ownKeys } from './own-storage.ts';

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
  description:
    'The site needs these to work. The one exception is functional storage, which you can switch off.',
  entries: [
    {
      id: 'choice',
      name: 'Your choice',
      description: 'Remembers the choice you make here.',
      targets: [ownCookies.consent.name, ownCookies.functional.name],
      preselected: true,
    },
    {
      id: 'checkout',
      name: 'Checkout',
      description: 'Keeps what you enter from step to step while you buy a plan.',
      targets: [ownCookies.checkout.name],
      preselected: true,
    },
    {
      id: 'reading',
      name: 'Scrolling and reloading',
      description: 'Returns you to where you were on a page, and stops a page from reloading endlessly.',
      targets: ['react-router-scroll-positions', ownKeys.reloadedAt],
      preselected: true,
    },
    {
      id: 'functional',
      name: 'Functional',
      description: 'Remembers your preferences, so you don’t have to set them on every visit.',
      targets: optionalNames.functional,
      preselected: true,
    },
  ],
};

export const optional: ConsentCategory = {
  name: 'Optional',
  description:
    'These tell us which pages and campaigns work. In the European Economic Area they stay off unless you switch them on.',
  entries: [
    {
      id: 'statistics',
      name: 'Statistics',
      description: 'Google Analytics counts page views and shows how visitors move around the site.',
      links: [
        {
          label: 'How Google uses this data',
          href: 'https://policies.google.com/technologies/partner-sites',
        },
      ],
      targets: optionalNames.statistics,
      scripted: 'statistics',
      preselected: false,
    },
    {
      id: 'marketing',
      name: 'Marketing',
      description:
        'Google Ads measures whether an ad resulted in an enquiry or a purchase, and we record which campaign brought you here.',
      links: [
        {
          label: 'How Google uses this data',
          href: 'https://policies.google.com/technologies/partner-sites',
        },
      ],
      targets: optionalNames.marketing,
      scripted: 'marketing',
      preselected: false,
    },
  ],
};

export const preselected: readonly Switch[] = [...necessary.entries, ...optional.entries].flatMap((entry) =>
  isSwitchable(entry) && entry.preselected ? [entry.id] : [],
);

export function isSwitchable(entry: ConsentEntry): entry is ConsentEntry & { id: Switch } {
  return entry.id === 'functional' || entry.id === 'statistics' || entry.id === 'marketing';
}
