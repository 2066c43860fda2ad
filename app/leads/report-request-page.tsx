import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage({ query: ['id', 'name', 'lang'] });

export default function ReportRequestPage() {
  return <PageIntro title="Request a report" description="Ask for a report that is not in the list." />;
}
