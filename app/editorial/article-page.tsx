import { data, redirect } from 'react-router';
import { dataContext } from '../data-pages/load-sheet.server.ts';
import { presentProse } from './references/present-prose.server.ts';
import { cacheControl } from '../edge/policies.ts';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { ArticleBody } from './blog/article-body.tsx';
import { articleView } from './blog/article-view.ts';
import { lookUpArticle } from './blog/articles.ts';
import { FeedLink } from './blog/feed-link.tsx';
import { content } from './content.server.ts';
import { shareCardPath } from './share-card/share-card.ts';
import type { Route } from './+types/article-page.ts';

export const handle = publicPage({ query: ['h'] });

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = lookUpArticle(content.articles, { ...params, h: url.searchParams.get('h') });
  if (found.kind === 'unknown') throw pageNotFound(url.pathname);
  if (found.kind === 'moved') throw redirect(found.to, 301);
  const sheets = dataContext(context);
  const prose = await presentProse(sheets, found.article.body, found.article.lang);
  const article = articleView(found.article, content, prose, sheets.siteUrl);
  return data(article, { headers: article.isDraft ? forOneReader : {} });
}

const forOneReader = { 'Cache-Control': cacheControl.nobody, 'X-Robots-Tag': 'noindex' };

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ArticlePage({ loaderData: article, params }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={article.title}
        description={article.summary}
        canonical={article.path}
        image={shareCardPath('blog', params.slug)}
      />
      <FeedLink />
      <ArticleBody article={article} />
    </>
  );
}
