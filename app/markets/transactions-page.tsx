import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { loadMarketSheet } from './load-market-sheet.server.ts';
import { transactionsSheet } from './transactions-sheet.server.ts';
import type { Route } from './+types/transactions-page.ts';

export const handle = publicPage();

export function loader(args: Route.LoaderArgs) {
  return loadMarketSheet(args, transactionsSheet);
}

export default function TransactionsPage({ loaderData }: Route.ComponentProps) {
  return <SheetBody view={loaderData} />;
}
