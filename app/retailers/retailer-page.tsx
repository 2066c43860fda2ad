import { LockedNote } from '../exhibits/page/locked-note.tsx';
import { dataContext, loadSheet } from '../sample-data/load-sheet.server.ts';
import { SheetBody } from '../sample-data/sheet-body.tsx';
import { publicPage } from '../site/route-handle.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { loadProfile } from './load-profile.server.ts';
import { retailerKey } from './retailer.ts';
import type { Route } from './+types/retailer-page.ts';

export const handle = publicPage();

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  return {
    view: await loadSheet(context, retailerKey(slug)),
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
