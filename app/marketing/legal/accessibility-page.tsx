import { servicesContext } from '../../context.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { LegalText } from './legal-text.tsx';
import { legalView } from '../../editorial/legal/legal-view.server.ts';
import type { Route } from './+types/accessibility-page.ts';

export const handle = publicPage();

export function loader({ context }: Route.LoaderArgs) {
  return legalView('accessibility', context.get(servicesContext).settings);
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalText text={loaderData} />;
}
