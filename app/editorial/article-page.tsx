import { dataContext } from '../sample-data/load-sheet.server.ts';
import { presentProse } from '../sample-data/references/present-prose.server.ts';
import { pageNotFound } from '../site/errors/page-errors.server.ts';
import { PageHead } from '../site/page-head.tsx';
import { publicPage } from '../site/route-handle.ts';
import { ArticleBody } from './blog/article-body.tsx';
import { articleView } from './blog/article-view.ts';
import { publishedOf } from './blog/articles.ts';
import { FeedLink } from './blog/feed-link.tsx';
import { content } from './content.server.ts';
import { shareCardPath } from './share-card/share-card.ts';
import type { Route } from './+types/article-page.ts';

export const handle = publicPage();

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const article = publishedOf(content.articles).find(({ slug }) => slug === params.slug);
  if (!article) throw pageNotFound(url.pathname);
  const data = dataContext(context);
  return articleView(article, content, await presentProse(data, article.body, article.lang), data.siteUrl);
}

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
