import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function ApiFeaturePage() {
  return <PageIntro title="API" description="The same figures as JSON and CSV, documented and typed." />;
}
