import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage();

export default function DemoPage() {
  return (
    <PageIntro
      title="Book a demo"
      description="Thirty minutes with someone who knows the data. Bring your own question."
    />
  );
}
