import { loadSheet } from '../sample-data/load-sheet.server.ts';
import { SheetBody } from '../sample-data/sheet-body.tsx';
import { publicPage } from '../site/route-handle.ts';
import { redirectToTwoLetters } from './two-letter-address.server.ts';
import type { Route } from './+types/transactions-page.ts';

export const handle = publicPage();

export async function loader({ params: { isoCode, slug }, context, url }: Route.LoaderArgs) {
  redirectToTwoLetters(isoCode, url.pathname);
  return loadSheet(context, `market/${isoCode}/${slug}/transactions`);
}

export default function TransactionsPage({ loaderData }: Route.ComponentProps) {
  return <SheetBody view={loaderData} />;
}
