import { loadSheet } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { redirectToTwoLetters } from '../markets/two-letter-address.server.ts';
import { findTopRetailersSheet } from './top-retailers-sheet.server.ts';
import type { Route } from './+types/top-retailers-page.ts';

export const handle = publicPage();

export async function loader({ params: { isoCode, slug }, context, url }: Route.LoaderArgs) {
  redirectToTwoLetters(isoCode, url.pathname);
  return loadSheet(context, (data) => findTopRetailersSheet(data, isoCode, slug));
}

export default function TopRetailersPage({ loaderData }: Route.ComponentProps) {
  return <SheetBody view={loaderData} />;
}
