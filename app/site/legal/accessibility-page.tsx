import { servicesContext } from '../../context.server.ts';
import { publicPage } from '../route-handle.ts';
import { LegalText } from './legal-text.tsx';
import { legalView } from './legal-view.server.ts';
import type { Route } from './+types/accessibility-page.ts';

export const handle = publicPage();

export function loader({ context }: Route.LoaderArgs) {
  return legalView('accessibility', context.get(servicesContext).settings);
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalText text={loaderData} />;
}
