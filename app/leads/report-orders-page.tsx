import { PageIntro } from '../site/page-intro.tsx';
import { publicPage } from '../site/route-handle.ts';

export const handle = publicPage();

export default function ReportOrdersPage() {
  return <PageIntro title="Order a report" description="Reports that can be ordered and paid by invoice." />;
}
