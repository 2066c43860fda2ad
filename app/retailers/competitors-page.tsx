import { LockedNote } from '../exhibits/page/locked-note.tsx';
import { loadSheet } from '../sample-data/load-sheet.server.ts';
import { SheetBody } from '../sample-data/sheet-body.tsx';
import { publicPage } from '../site/route-handle.ts';
import { retailerKey } from './retailer.ts';
import type { Route } from './+types/competitors-page.ts';

export const handle = publicPage();

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return loadSheet(context, `${retailerKey(slug)}/top-competitors`);
}

export default function CompetitorsPage({ loaderData }: Route.ComponentProps) {
  return <SheetBody view={loaderData} after={<LockedNote locked={['exact', 'overlap']} />} />;
}
