import { loadSheet } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { redirectToTwoLetters } from './two-letter-address.server.ts';
import { findMarketSheet } from './market-sheets.server.ts';
import type { Route } from './+types/market-page.ts';

export const handle = publicPage();

export async function loader({ params: { isoCode, slug }, context, url }: Route.LoaderArgs) {
  redirectToTwoLetters(isoCode, url.pathname);
  return loadSheet(context, (data) => findMarketSheet(data, isoCode, slug));
}

export default function MarketPage({ loaderData }: Route.ComponentProps) {
  return <SheetBody view={loaderData} />;
}
