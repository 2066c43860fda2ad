import { PageIntro } from '../site/page-intro.tsx';
import { developmentPage } from '../site/route-handle.ts';

export const handle = developmentPage();

export default function MarketListPage() {
  return <PageIntro title="Markets" description="The whole list of markets." />;
}
