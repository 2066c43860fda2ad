import { pageNotFound } from '../site/errors/page-errors.server.ts';
import { PageIntro } from '../site/page-intro.tsx';
import { developmentPage } from '../site/route-handle.ts';
import type { Route } from './+types/inspector-page.ts';

export const handle = developmentPage();

/** The page is still to be filled; until then no address of this kind is known. */
export function loader({ url }: Route.LoaderArgs): never {
  throw pageNotFound(url.pathname);
}

export default function InspectorPage() {
  return <PageIntro title="Inspector" description="What the sandbox has captured." />;
}
