import { PageIntro } from '../site/page-intro.tsx';
import { publicPage } from '../site/route-handle.ts';

export const handle = publicPage();

export default function FaqPage() {
  return (
    <PageIntro
      title="Questions and answers"
      description="What our data covers, how it is made, what it costs, and how to cite it."
    />
  );
}
