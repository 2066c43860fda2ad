import { href } from 'react-router';

export type NavigationLink = { label: string; to: string; about: string };

const hub = href('/resources/sample-data');

/** Kept apart from the menus, which only the server draws: error screens need these in the browser too. */
export const sampleDataLinks: readonly NavigationLink[] = [
  { label: 'Markets', to: `${hub}#markets`, about: 'Size and growth by country' },
  { label: 'Rankings', to: `${hub}#rankings`, about: 'Top stores by net sales' },
  { label: 'Retailers', to: `${hub}#profiles`, about: 'Profiles and the full catalogue' },
  { label: 'Compare', to: href('/resources/sample-data/compare'), about: 'Markets or shops side by side' },
  { label: 'Explore', to: href('/resources/sample-data/explore'), about: 'Build your own chart' },
];
