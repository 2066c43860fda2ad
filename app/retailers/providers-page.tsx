import { loadSheet } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { providersSheet } from './providers-sheet.server.ts';
import type { Route } from './+types/providers-page.ts';

export const handle = publicPage();

export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return loadSheet(context, (data) => providersSheet(data, slug));
}

export default function ProvidersPage({ loaderData }: Route.ComponentProps) {
  return <SheetBody view={loaderData} />;
}
