import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage({ indexed: false });

export default function OverviewPage() {
  return <PageIntro title="Checkout: payment and overview" description="Step 3 of 4." />;
}
