import { pageNotFound } from '../site/errors/page-errors.server.ts';
import { PageIntro } from '../site/page-intro.tsx';
import { publicPage } from '../site/route-handle.ts';
import type { Route } from './+types/whitepaper-page.ts';

export const handle = publicPage();

/** The page is still to be filled; until then no address of this kind is known. */
export function loader({ url }: Route.LoaderArgs): never {
  throw pageNotFound(url.pathname);
}

export default function WhitepaperPage() {
  return <PageIntro title="Whitepaper" description="A study of an online market." />;
}
