import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage({ indexed: false });

export default function UnsubscribePage() {
  return <PageIntro title="Newsletter" description="End your subscription." />;
}
