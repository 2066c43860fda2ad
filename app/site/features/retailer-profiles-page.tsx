import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function RetailerProfilesPage() {
  return (
    <PageIntro
      title="Retailer profiles"
      description="Sales, traffic, conversion, providers and competitors of online shops."
    />
  );
}
