import { publicPage } from './route-handle.ts';
import { routeNotFound } from './page-errors.server.ts';
import type { Route } from './+types/unmatched-page.ts';

export const handle = publicPage({ indexed: false });

export function loader({ url }: Route.LoaderArgs): never {
  throw routeNotFound(url.pathname);
}

export default function UnmatchedPage() {
  return null;
}
