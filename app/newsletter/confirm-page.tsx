import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage({ indexed: false });

export default function ConfirmPage() {
  return <PageIntro title="Newsletter" description="Confirm your subscription." />;
}
