import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function RankingsFeaturePage() {
  return (
    <PageIntro
      title="Rankings"
      description="Top online stores by country and category, with every change of place."
    />
  );
}
