import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage({ query: ['cookie'] });

export default function PrivacyPage() {
  return (
    <PageIntro
      title="Privacy Policy"
      description="What personal data this site handles, why, and for how long."
    />
  );
}
