import { PageIntro } from '../site/page-intro.tsx';
import { developmentPage } from '../site/route-handle.ts';

export const handle = developmentPage();

export default function UseCasesPage() {
  return <PageIntro title="Use cases" description="Six ways in which companies use the data. A draft." />;
}
