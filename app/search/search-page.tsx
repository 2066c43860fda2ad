import { PageIntro } from '../site/page-intro.tsx';
import { publicPage } from '../site/route-handle.ts';

export const handle = publicPage({ query: ['q'], indexed: false });

export default function SearchPage() {
  return <PageIntro title="Search" description="Find retailers, markets, rankings, terms and articles." />;
}
