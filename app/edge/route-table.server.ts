import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';
import { asRouteHandle, type RouteHandle, canonicalPath } from '../shell/route-handle.ts';

export type MatchedRoute = {
  id: string;
  /** From the root down to this one. */
  chain: readonly string[];
  handle: RouteHandle;
  params: Record<string, string | undefined>;
};

export type RouteTable = {
  /** The page or file that answers this path; null for a feed without a policy or an unknown URL. */
  match(pathname: string): MatchedRoute | null;
  /** As `routes.ts` writes it: `/blog/:slug/:id?`. */
  patternOf(pathname: string): string;
  guardNames: Set<string>;
  indexedPaths: readonly string[];
};

/** The site's routes as the edge needs them: to know a page's policy before it is rendered. */
export function createRouteTable(routes: ServerBuild['routes']): RouteTable {
  // Unlike `matchRoutes`, it compiles the routes once: per page that cost as much as a tenth of rendering it.
  const handler = createStaticHandler(childrenOf(routes, undefined));
  const handles = new Map(
    Object.values(routes).flatMap((route) => {
      const handle = asRouteHandle(route?.module.handle);
      return route && handle ? [[route.id, handle] as const] : [];
    }),
  );
  const match = (pathname: string): MatchedRoute | null => {
    const matches = handler.match(pathname) ?? [];
    const leaf = matches.at(-1);
    const handle = leaf && handles.get(leaf.route.id);
    const chain = matches.map(({ route }) => route.id);
    return handle ? { id: leaf.route.id, chain, handle, params: leaf.params } : null;
  };
  return {
    match: remembered(match),
    patternOf: remembered((pathname) => `/${handler.match(pathname)?.at(-1)?.route.path ?? ''}`),
    guardNames: new Set([...handles.values()].flatMap((handle) => handle.guards)),
    indexedPaths: Object.values(routes)
      .filter((route) => route !== undefined && handles.get(route.id)?.indexed && !route.path?.includes(':'))
      .map((route) => `/${route!.path ?? ''}`),
  };
}

const mostRemembered = 5_000;

/** Matching tries the routes one by one, which costs more than a cached page. */
function remembered<Result>(match: (pathname: string) => Result) {
  const known = new Map<string, Result>();
  return (pathname: string): Result => {
    const result = known.has(pathname) ? known.get(pathname)! : match(pathname);
    if (known.size >= mostRemembered) known.clear();
    known.set(pathname, result);
    return result;
  };
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId || undefined) === parentId)
    .map((route): RouteObject =>
      route.index
        ? { id: route.id, index: true, path: route.path }
        : {
            id: route.id,
            path: route.path,
            caseSensitive: route.caseSensitive,
            children: childrenOf(routes, route.id),
          },
    );
}

export type PageTarget = {
  page: { pathname: string; search: string };
  route: MatchedRoute | null;
  isData: boolean;
  /** Without parameters that the page does not use. */
  cleanPath: string;
};

/** Client navigations ask for `/path.data`, which belongs to `/path` but is cached separately. */
export function pageTarget(url: URL, table: RouteTable): PageTarget {
  const isData = url.pathname.endsWith('.data');
  const pagePath = isData ? pagePathOf(url.pathname) : url.pathname;
  const route = table.match(pagePath);
  const page = { pathname: pagePath, search: url.search };
  const canonical = canonicalPath(pagePath, url.searchParams, route?.handle);
  if (!isData) return { page, route, isData, cleanPath: canonical };

  const search = new URLSearchParams(canonical.split('?')[1]);
  const asked = new Set(url.searchParams.get('_routes')?.split(','));
  const loaded = route?.chain.filter((id) => asked.has(id)) ?? [];
  if (loaded.length > 0) search.set('_routes', loaded.join(','));
  const cleanPath = search.size > 0 ? `${url.pathname}?${search}` : url.pathname;
  return { page, route, isData, cleanPath };
}

/** React Router's naming: `/_.data` is the data of `/`, `/a/_.data` that of `/a/`. */
function pagePathOf(dataPath: string) {
  return dataPath.endsWith('/_.data')
    ? dataPath.slice(0, -'_.data'.length)
    : dataPath.slice(0, -'.data'.length);
}
