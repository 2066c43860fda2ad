import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { isRouteHandle, type RouteHandle } from '../shell/route-handle.ts';

export type MatchedRoute = {
  id: string;
  /** The routes that make the page together, from the root down to this one. */
  chain: readonly string[];
  handle: RouteHandle;
  params: Record<string, string | undefined>;
};

export type RouteTable = {
  /** The page or file that answers this path; null for a feed without a policy or an unknown URL. */
  match(pathname: string): MatchedRoute | null;
  /** As `routes.ts` writes it: `/blog/:slug/:id?`. */
  patternOf(pathname: string): string;
  /** Every guard that some route names. */
  guardNames: Set<string>;
  /** Addresses without parameters that search engines may index. */
  indexedPaths: readonly string[];
};

/** The site's routes as the edge needs them: to know a page's policy before it is rendered. */
export function createRouteTable(routes: ServerBuild['routes']): RouteTable {
  const tree = childrenOf(routes, undefined);
  const handles = new Map(
    Object.values(routes).flatMap((route) => {
      const handle: unknown = route?.module.handle;
      return route && isRouteHandle(handle) ? [[route.id, handle] as const] : [];
    }),
  );
  const match = (pathname: string): MatchedRoute | null => {
    const matches = matchRoutes(tree, pathname) ?? [];
    const leaf = matches.at(-1);
    const handle = leaf && handles.get(leaf.route.id!);
    const chain = matches.map(({ route }) => route.id!);
    return handle ? { id: leaf.route.id!, chain, handle, params: leaf.params } : null;
  };
  return {
    match: remembered(match),
    patternOf: remembered((pathname) => `/${matchRoutes(tree, pathname)?.at(-1)?.route.path ?? ''}`),
    guardNames: new Set([...handles.values()].flatMap((handle) => handle.guards)),
    indexedPaths: Object.values(routes)
      .filter((route) => route !== undefined && handles.get(route.id)?.indexed && !route.path?.includes(':'))
      .map((route) => `/${route!.path ?? ''}`),
  };
}

const mostRemembered = 5_000;

/** Matching compiles every route anew, which costs more than answering from the page cache. */
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
