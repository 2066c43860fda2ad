import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function AccessibilityPage() {
  return (
    <PageIntro
      title="Accessibility"
      description="What we do so that everyone can use this site, and how to tell us where we fall short."
    />
  );
}
