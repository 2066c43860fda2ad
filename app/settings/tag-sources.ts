export type TagSources = Record<'scripts' | 'connections' | 'images' | 'frames', readonly string[]>;

/** A self-hosted tag manager uses its own address only; Google's uses several. */
export function tagSources(tagManager: string | null): TagSources {
  if (tagManager === null) return { scripts: [], connections: [], images: [], frames: [] };
  const { origin } = new URL(tagManager);
  const [scripts, collectors] = origin === googleTagManager ? [googleScripts, googleCollectors] : [[], []];
  return {
    scripts: [origin, ...scripts],
    connections: [origin, ...collectors],
    images: [origin, ...collectors],
    frames: [origin],
  };
}

export const googleTagManager = 'https://www.googletagmanager.com';

// For Analytics 4 and Ads, as listed at developers.google.com/tag-platform/security/guides/csp.
const googleScripts = ['https://www.googleadservices.com', 'https://www.google.com'];
const googleCollectors = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
