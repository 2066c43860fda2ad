import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { loadMarketSheet } from './load-market-sheet.server.ts';
import { marketSheet } from './market-sheet.server.ts';
import type { Route } from './+types/market-page.ts';

export const handle = publicPage();

export function loader(args: Route.LoaderArgs) {
  return loadMarketSheet(args, marketSheet);
}

export default function MarketPage({ loaderData }: Route.ComponentProps) {
  return <SheetBody view={loaderData} />;
}
