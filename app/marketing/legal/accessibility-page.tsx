import { DrawnPage } from '../../shell/drawn-pages.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { drawLegalText } from './legal-text.server.tsx';
import type { Route } from './+types/accessibility-page.ts';

export const handle = publicPage();

export function loader({ context }: Route.LoaderArgs) {
  return drawLegalText(context, 'accessibility');
}

export default DrawnPage;
