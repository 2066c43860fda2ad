export type TagSources = Record<'scripts' | 'connections' | 'images' | 'frames', readonly string[]>;

/** A self-hosted tag manager uses its own address only; Google's uses several. */
export function tagSources(scripts: Iterable<string | null>): TagSources {
  const origins = [...new Set([...scripts].flatMap((source) => (source ? [new URL(source).origin] : [])))];
  const isGoogle = origins.includes(googleTagManager);
  const collectors = [...origins, ...(isGoogle ? googleCollectors : [])];
  return {
    scripts: [...origins, ...(isGoogle ? googleScripts : [])],
    connections: collectors,
    images: collectors,
    frames: origins,
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
