import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage();

export default function ContactPage() {
  return <PageIntro title="Contact" description="Write to the team in Hamburg. A person answers." />;
}
