import { PageIntro } from '../page-intro.tsx';
import { visitorPage } from '../route-handle.ts';

export const handle = visitorPage();

export default function AffiliatePage() {
  return (
    <PageIntro title="Affiliate programme" description="Recommend the data you use, and earn a commission." />
  );
}
