/** The guards a route can name. Their rules stand in `guards.server.ts`; an unknown name stops the start. */
export type GuardName = 'development-only' | 'local-only';

/**
 * What a route says about itself to the edge: who may keep its HTML, which query parameters change it, and which
 * guards stand before it. Every page exports one: `export const handle = publicPage({ query: ['page'] })`.
 */
export type RouteHandle = {
  /** `shared`: the same HTML for everyone, kept by the page cache and any CDN. `private`: holds a visitor's state. */
  audience: 'shared' | 'private';
  /** Query parameters that change the page. All others are dropped before rendering and from the canonical URL. */
  query: readonly string[];
  guards: readonly GuardName[];
  /** Search engines may index it, in production. */
  indexed: boolean;
  /** A form of it leads on to the page of the payment provider. */
  leadsToPayment?: boolean;
};

type Options = { query?: readonly string[]; guards?: readonly GuardName[]; indexed?: boolean };

/** The same HTML for every visitor. */
export function publicPage({ query = [], guards = [], indexed = true }: Options = {}): RouteHandle {
  return { audience: 'shared', query, guards, indexed };
}

/** Shows something that belongs to one visitor, or a form with a key of its own: never kept by anyone. */
export function visitorPage({
  query = [],
  guards = [],
  indexed = true,
  leadsToPayment = false,
}: Options & Pick<RouteHandle, 'leadsToPayment'> = {}): RouteHandle {
  return { audience: 'private', query, guards, indexed, leadsToPayment };
}

/** For us alone: answers 404 in production and stage. */
export function developmentPage({ query = [], guards = [] }: Options = {}): RouteHandle {
  return { audience: 'private', query, guards: ['development-only', ...guards], indexed: false };
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'audience' in value && 'guards' in value;
}

/** The page's own address: the declared query parameters only, in their declared order, blank ones left out. */
export function canonicalPath(pathname: string, search: URLSearchParams, handle: RouteHandle | undefined) {
  const kept = new URLSearchParams();
  for (const name of handle?.query ?? []) {
    const value = search.get(name)?.trim();
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
