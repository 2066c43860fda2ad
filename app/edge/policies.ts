/** Who may keep an answer, and for how long. Every `Cache-Control` of the site is one of these. */
export const cacheControl = {
  /** A shared page: browsers ask again (a 304 mostly), a CDN holds it and may serve it stale while it refreshes. */
  sharedPage: 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400',
  /** A page's data on client navigation: long enough that a hover and the click after it are one request. */
  pageData: 'private, max-age=10',
  /** Anything with a visitor's state, and errors. */
  nobody: 'private, no-store',
  /** Files whose name changes with their content. */
  forever: 'public, max-age=31536000, immutable',
  /** Files with a fixed name. */
  anHour: 'public, max-age=3600',
} as const;

/**
 * Comparisons and the explorer have endless addresses: their pictures and files would push popular pages out of the page
 * cache. A CDN may hold them.
 */
export const isEndless = ({ '*': key = '' }: Record<string, string | undefined>) =>
  key.startsWith('compare/') || key.startsWith('explore/');

export const maxBodyBytes = 100 * 1024;
export const maxHeaderBytes = 16 * 1024;
export const retryAfterSeconds = 30;
