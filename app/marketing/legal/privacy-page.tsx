import { href } from 'react-router';
import { DrawnPage } from '../../shell/drawn-pages.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { drawLegalText } from './legal-text.server.tsx';
import type { Route } from './+types/privacy-page.ts';

export const handle = publicPage({ query: ['cookie'] });

export function loader({ context }: Route.LoaderArgs) {
  return drawLegalText(context, 'privacy-policy', href('/legal/privacy-policy'));
}

export default DrawnPage;
