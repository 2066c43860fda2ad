import { PageIntro } from '../site/page-intro.tsx';
import { publicPage } from '../site/route-handle.ts';

export const handle = publicPage();

export default function GlossaryPage() {
  return (
    <PageIntro
      title="Glossary"
      description="The terms of eCommerce data, defined, with formula and example."
    />
  );
}
