import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage({ query: ['tier'], indexed: false });

export default function PersonalInformationPage() {
  return <PageIntro title="Checkout: your details" description="Step 1 of 4." />;
}
