import { PageIntro } from '../site/page-intro.tsx';
import { publicPage } from '../site/route-handle.ts';

export const handle = publicPage();

export default function PricingPage() {
  return <PageIntro title="Pricing" description="Four plans, priced per year, with VAT shown both ways." />;
}
