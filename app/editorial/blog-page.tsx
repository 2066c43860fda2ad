import { PageIntro } from '../site/page-intro.tsx';
import { publicPage } from '../site/route-handle.ts';

export const handle = publicPage({ query: ['page', 'pagesize', 'topic'] });

export default function BlogPage() {
  return (
    <PageIntro title="Blog" description="Articles on eCommerce markets, with figures that can be checked." />
  );
}
