import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function LegalInformationPage() {
  return <PageIntro title="Legal Information" description="Who is responsible for this site." />;
}
