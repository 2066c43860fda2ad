import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage();

export default function WebinarPage() {
  return <PageIntro title="Webinar" description="Register for the next webinar." />;
}
