import { SheetBody } from '../data-pages/sheet-body.tsx';
import { loadMarketSheet } from '../markets/load-market-sheet.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { topRetailersSheet } from './top-retailers-sheet.server.ts';
import type { Route } from './+types/top-retailers-page.ts';

export const handle = publicPage();

export function loader(args: Route.LoaderArgs) {
  return loadMarketSheet(args, topRetailersSheet);
}

export default function TopRetailersPage({ loaderData }: Route.ComponentProps) {
  return <SheetBody view={loaderData} />;
}
