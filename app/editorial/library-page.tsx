import { PageIntro } from '../site/page-intro.tsx';
import { publicPage } from '../site/route-handle.ts';

export const handle = publicPage({ query: ['country', 'type', 'year'] });

export default function LibraryPage() {
  return (
    <PageIntro
      title="Whitepapers and reports"
      description="Studies of markets, categories and countries, to read and to download."
    />
  );
}
