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

type Options = {
  query?: readonly string[];
  guards?: readonly GuardName[];
  indexed?: boolean;
  brings?: RouteHandle['brings'];
};

export function publicPage({ query = [], guards = [], indexed = true, brings }: Options = {}): RouteHandle {
  return { audience: 'shared', query, guards, indexed, brings };
}

/** Shows data of one visitor, or a form with a unique key, so it is never cached. */
export function visitorPage({
  query = [],
  guards = [],
  indexed = true,
  brings,
  redirectsToPayment = false,
  frame,
  isSecret = false,
}: Options & Pick<RouteHandle, 'redirectsToPayment' | 'frame' | 'isSecret'> = {}): RouteHandle {
  return { audience: 'private', query, guards, indexed, brings, redirectsToPayment, frame, isSecret };
}

/** Answers 404 in production and stage. */
export function developmentPage({ query = [], guards = [] }: Options = {}): RouteHandle {
  return { audience: 'private', query, guards: ['development-only', ...guards], indexed: false };
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'audience' in value && 'guards' in value;
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
