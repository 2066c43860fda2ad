import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function AnalyticsPage() {
  return (
    <PageIntro
      title="Marketquay Analytics"
      description="The tool behind the figures: every market, retailer and ranking in one place."
    />
  );
}
