import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function OurDataPage() {
  return <PageIntro title="Our data" description="Sources, coverage, method, revisions and known limits." />;
}
