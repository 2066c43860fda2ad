import { LockedNote } from '../data-pages/page/locked-note.tsx';
import { dataContext, loadSheet } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { loadProfile } from './load-profile.server.ts';
import { findRetailerSheet } from './retailer-sheets.server.ts';
import type { Route } from './+types/retailer-page.ts';

export const handle = publicPage();

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return {
    view: await loadSheet(context, (data) => findRetailerSheet(data, slug)),
    profile: await loadProfile(dataContext(context), slug),
  };
}

export default function RetailerPage({ loaderData: { view, profile } }: Route.ComponentProps) {
  return (
    <SheetBody view={view} after={<LockedNote locked={['exact', 'monthly', 'overlap', 'contacts']} />}>
      <ProfileFacts facts={profile} />
    </SheetBody>
  );
}
