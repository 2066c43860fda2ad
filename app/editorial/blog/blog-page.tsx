import { href } from 'react-router';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceLinks } from '../../ui/navigation/choice-links.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import { Byline, FeedLink, TopicLinks } from './article-parts.tsx';
import type { ArticleSummary } from './articles.ts';
import { blogQuery } from './blog-choice.ts';
import { blogView, type BlogView } from './blog-view.ts';
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
        <a href={href('/blog/feed.xml')} className={`${textLink} text-base whitespace-nowrap`}>
          Atom feed
        </a>
      </p>
      <ChoiceLinks label="Topics" choices={topics} />
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

function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {articles.map((article) => (
        <li key={article.path} className="py-7 sm:py-8">
          <article lang={article.lang} className="grid gap-x-10 gap-y-2 md:grid-cols-[minmax(0,1fr)_11rem]">
            <div>
              <h2 className="text-xl sm:text-2xl">
                <AppLink to={article.path} className={quietLink}>
                  {article.title}
                </AppLink>
              </h2>
              <p className="mt-2 mb-3 max-w-prose text-pretty">{article.summary}</p>
              <Byline article={article} />
            </div>
            <div>
              <TopicLinks topics={article.topics} />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

function PageSizeLinks({ sizes }: Pick<BlogView, 'sizes'>) {
  return (
    <nav aria-label="Articles on a page" className="mt-4 text-sm text-soft print:hidden">
      <ul className="flex flex-wrap items-center gap-x-3">
        <li>On a page:</li>
        {sizes.map(({ size, to, current }) => (
          <li key={size}>
            <AppLink
              to={to}
              aria-current={current ? 'true' : undefined}
              className={`${textLink} inline-flex min-h-8 min-w-6 items-center justify-center aria-[current]:text-ink aria-[current]:no-underline`}
            >
              {size}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
