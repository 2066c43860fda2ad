import { PageIntro } from '../site/page-intro.tsx';
import { developmentPage } from '../site/route-handle.ts';

export const handle = developmentPage();

export default function SandboxPage() {
  return <PageIntro title="Sandbox" description="Inspectors of what the sandbox has captured." />;
}
