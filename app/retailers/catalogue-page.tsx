import { PageIntro } from '../site/page-intro.tsx';
import { developmentPage } from '../site/route-handle.ts';

export const handle = developmentPage();

export default function CataloguePage() {
  return <PageIntro title="Retailers" description="The whole retailer catalogue." />;
}
