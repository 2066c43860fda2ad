import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage({ indexed: false });

export default function CalendarPage() {
  return <PageIntro title="Choose a time" description="Pick a time for your demo." />;
}
