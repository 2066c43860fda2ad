import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage({ indexed: false });

export default function OfferSuccessPage() {
  return <PageIntro title="Thank you" description="Your request has reached us." />;
}
