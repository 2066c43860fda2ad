import type { ComponentType } from 'react';

/** The rules are in `edge/guards.server.ts`; an unknown name prevents the start. */
export type GuardName = 'development-only' | 'local-only';

/** Every page exports one for the edge: `export const handle = publicPage({ query: ['page'] })`. */
export type RouteHandle = {
  /** `shared`: the same HTML for everyone, kept by the page cache and any CDN. `private`: holds a visitor's state. */
  audience: 'shared' | 'private';
  /** All other query parameters are dropped before rendering and from the canonical URL. */
  query: readonly string[];
  guards: readonly GuardName[];
  indexed: boolean;
  redirectsToPayment?: boolean;
  /** What the page has already, so that the footer does not repeat it. */
  brings?: 'band' | 'newsletter';
  /** Instead of the site's own header and footer. */
  frame?: { Header: ComponentType; Footer: ComponentType };
  /** Anyone with the address can act for the buyer, so it must not reach tags or other sites. */
  isSecret?: boolean;
};

type Options = Partial<Omit<RouteHandle, 'audience'>>;

const usual = { query: [], guards: [], indexed: true };

export const publicPage = (options: Options = {}): RouteHandle => ({
  audience: 'shared',
  ...usual,
  ...options,
});

/** Shows data of one visitor, or a form with a unique key, so it is never cached. */
export const visitorPage = (options: Options = {}): RouteHandle => ({
  audience: 'private',
  ...usual,
  ...options,
});

/** Answers 404 in production and stage. */
export const developmentPage = ({ guards = [], ...options }: Options = {}): RouteHandle =>
  visitorPage({ ...options, guards: ['development-only', ...guards], indexed: false });

/** A route that is not a page has none. */
export function asRouteHandle(value: unknown): RouteHandle | undefined {
  const isHandle = typeof value === 'object' && value !== null && 'audience' in value;
  return isHandle ? (value as RouteHandle) : undefined;
}

/** Keeps only the declared query parameters, in their declared order, without blank ones. */
export function canonicalPath(pathname: string, search: URLSearchParams, handle: RouteHandle | undefined) {
  const kept = new URLSearchParams();
  for (const name of handle?.query ?? []) {
    const value = search.get(name)?.trim();
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
