import { href } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { LegalText } from './legal-text.tsx';
import { legalView } from '../../editorial/legal/legal-view.server.ts';
import type { Route } from './+types/privacy-page.ts';

export const handle = publicPage({ query: ['cookie'] });

export function loader({ context }: Route.LoaderArgs) {
  return legalView('privacy-policy', context.get(servicesContext).settings);
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalText text={loaderData} canonical={href('/legal/privacy-policy')} />;
}
