import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function LeadsFeaturePage() {
  return (
    <PageIntro
      title="Leads and contacts"
      description="Decision makers of online shops, with the data that qualifies them."
    />
  );
}
