import { loadSheet } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { competitorsSheet } from './competitors-sheet.server.ts';
import type { Route } from './+types/competitors-page.ts';

export const handle = publicPage();

export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return loadSheet(context, (data) => competitorsSheet(data, slug));
}

export default function CompetitorsPage({ loaderData }: Route.ComponentProps) {
  return <SheetBody view={loaderData} />;
}
