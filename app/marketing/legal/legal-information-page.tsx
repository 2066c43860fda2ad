import { servicesContext } from '../../context.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { LegalText } from './legal-text.tsx';
import { legalView } from '../../editorial/legal/legal-view.server.ts';
import type { Route } from './+types/legal-information-page.ts';

export const handle = publicPage();

export function loader({ context }: Route.LoaderArgs) {
  return legalView('legal-information', context.get(servicesContext).settings);
}

export default function LegalInformationPage({ loaderData }: Route.ComponentProps) {
  return <LegalText text={loaderData} />;
}
