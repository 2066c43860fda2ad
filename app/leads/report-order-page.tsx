import { pageNotFound } from '../site/errors/page-errors.server.ts';
import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';
import type { Route } from './+types/report-order-page.ts';

export const handle = visitorPage();

/** The page is still to be filled; until then no address of this kind is known. */
export function loader({ url }: Route.LoaderArgs): never {
  throw pageNotFound(url.pathname);
}

export default function ReportOrderPage() {
  return <PageIntro title="Order a report" description="Order one report, paid by invoice." />;
}
