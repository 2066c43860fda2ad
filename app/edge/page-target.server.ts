import { canonicalPath } from '../shell/route-handle.ts';
import type { MatchedRoute, RouteTable } from './route-table.server.ts';

export type PageTarget = {
  /** The page that is asked for, whether as a document or as data. */
  page: { pathname: string; search: string };
  route: MatchedRoute | null;
  isData: boolean;
  /** The address without what changes nothing. */
  cleanPath: string;
};

/** Client navigations ask for `/path.data`; such a request belongs to the page `/path` but is kept apart from it. */
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
