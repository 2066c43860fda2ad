import { AppLink } from '../../ui/app-link.tsx';
import { quietLink } from '../../ui/text-link.ts';
import type { ArticleSummary } from './article-summary.ts';
import { Byline } from './byline.tsx';
import { TopicLinks } from './topic-links.tsx';

export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
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
