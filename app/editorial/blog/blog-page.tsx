import { href } from 'react-router';
import { drawPage } from '../../shell/draw-page.server.ts';
import { DrawnPage } from '../../shell/drawn-pages.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceLinks } from '../../ui/navigation/choice-links.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { stretchedTitle, textLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import { Byline } from './article-parts.tsx';
import type { ArticleSummary } from './articles.ts';
import { blogQuery } from './blog-choice.ts';
import { blogView, type BlogView } from './blog-view.ts';
import { FeedLink } from './feed-link.tsx';
import { Thumbnail } from './thumbnail.tsx';
import type { Route } from './+types/blog-page.ts';

export const handle = publicPage({ query: blogQuery });

export function loader({ context, url }: Route.LoaderArgs) {
  const view = blogView(content, url.searchParams);
  const { title, about, canonical } = view;
  return drawPage(context, { title, description: about, canonical }, <BlogBody view={view} />);
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <FeedLink />
      <DrawnPage loaderData={loaderData} />
    </>
  );
}

function BlogBody({ view: { about, articles, page, pages, topics, sizes } }: { view: BlogView }) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <h1 className="text-title">Blog</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-soft">
        {about}{' '}
        <a href={href('/blog/feed.xml')} className={`${textLink} text-base whitespace-nowrap`}>
          Atom feed
        </a>
      </p>
      <ChoiceLinks label="Topics" choices={topics} />
      <div className="mt-8">
        {articles.length > 0 ? (
          <ArticleCards articles={articles} hasLead={page === 1} />
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

type CardsProps = { articles: readonly ArticleSummary[]; hasLead: boolean };

/** The newest article leads the first page. */
function ArticleCards({ articles, hasLead }: CardsProps) {
  return (
    <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, at) => (
        <li key={article.path} className={hasLead && at === 0 ? 'sm:col-span-full' : ''}>
          <ArticleCard article={article} isLead={hasLead && at === 0} />
        </li>
      ))}
    </ol>
  );
}

function ArticleCard({ article, isLead }: { article: ArticleSummary; isLead: boolean }) {
  const { path, pictures, title, summary, lang, topics } = article;
  return (
    <article lang={lang} className={`group relative h-full ${isLead ? leadLook : cardLook}`}>
      <Thumbnail
        pictures={pictures}
        sketch={isLead ? undefined : 'on phones'}
        loading={isLead ? 'eager' : 'lazy'}
      />
      <div className={isLead ? '' : 'sm:mt-4'}>
        <p className="text-sm text-sea">{topics.map(({ name }) => name).join(' · ')}</p>
        <h2 className={`mt-1 ${isLead ? 'text-2xl sm:text-4xl' : 'text-lg leading-snug sm:text-xl'}`}>
          <AppLink to={path} className={stretchedTitle}>
            {title}
          </AppLink>
        </h2>
        <p
          className={`mb-3 text-pretty ${isLead ? 'mt-4 text-lg' : 'mt-2 text-[0.9375rem] leading-6 max-sm:hidden'}`}
        >
          {summary}
        </p>
        <Byline article={article} />
      </div>
    </article>
  );
}

const leadLook = 'grid items-center gap-x-10 gap-y-4 rounded-lg bg-mist p-4 sm:p-6 lg:grid-cols-2';

/** On a phone a small picture beside the title, so that a screen shows several articles. */
const cardLook = 'max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-start max-sm:gap-x-4';

function PageSizeLinks({ sizes }: Pick<BlogView, 'sizes'>) {
  return (
    <nav aria-label="Articles per page" className="mt-4 text-sm text-soft print:hidden">
      <ul className="flex flex-wrap items-center gap-x-3">
        <li>Articles per page:</li>
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
