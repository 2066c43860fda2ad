import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage({ indexed: false });

export default function SuccessPage() {
  return <PageIntro title="Checkout: thank you" description="Step 4 of 4." />;
}
