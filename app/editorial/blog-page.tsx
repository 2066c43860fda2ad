import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Pagination } from '../ui/navigation/pagination.tsx';
import { textLink } from '../ui/text-link.ts';
import { ArticleList } from './blog/article-list.tsx';
import { blogQuery } from './blog/blog-choice.ts';
import { blogView } from './blog/blog-view.ts';
import { FeedLink } from './blog/feed-link.tsx';
import { feedPath } from './blog/feed-path.ts';
import { PageSizeLinks } from './blog/page-size-links.tsx';
import { TopicTabs } from './blog/topic-tabs.tsx';
import { content } from './content.server.ts';
import type { Route } from './+types/blog-page.ts';

export const handle = publicPage({ query: blogQuery });

export function loader({ url }: Route.LoaderArgs) {
  return blogView(content, url.searchParams);
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { title, about, canonical, articles, page, pages, topics, sizes } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <PageHead title={title} description={about} canonical={canonical} />
      <FeedLink />
      <h1 className="text-4xl sm:text-5xl">Blog</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-soft">
        {about}{' '}
        <a href={feedPath} className={`${textLink} text-base whitespace-nowrap`}>
          Atom feed
        </a>
      </p>
      <TopicTabs topics={topics} />
      <div className="mt-8">
        {articles.length > 0 ? (
          <ArticleList articles={articles} />
        ) : (
          <EmptyState title="Nothing on this topic yet" />
        )}
      </div>
      <div className="mt-6">
        <Pagination current={page} total={pages.length} to={(number) => pages[number - 1]!} />
        {sizes.length > 0 && <PageSizeLinks sizes={sizes} />}
      </div>
    </div>
  );
}
