import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function FeaturesPage() {
  return (
    <PageIntro
      title="Features"
      description="Retailer profiles, transaction KPIs, markets, rankings, API, leads and contacts."
    />
  );
}
