import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage({ indexed: false });

export default function BillingAddressPage() {
  return <PageIntro title="Checkout: billing address" description="Step 2 of 4." />;
}
