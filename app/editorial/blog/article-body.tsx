import { PassportArea } from '../../passport/passport-area.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { ProseView } from '../prose/prose-view.tsx';
import { ArticleEnd } from './article-end.tsx';
import type { ArticleView } from './article-view.ts';
import { Byline } from './byline.tsx';
import { Contents } from './contents.tsx';
import { TopicLinks } from './topic-links.tsx';

export function ArticleBody({ article }: { article: ArticleView }) {
  const { title, summary, lang, topics, contents, prose, isDraft } = article;
  return (
    <PassportArea className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[{ label: 'Blog', to: '/blog' }]} current={title} />
      <article lang={lang} className="mt-6">
        {isDraft && <Alert severity="warning">A draft: only those who have this link can see it.</Alert>}
        <header className="max-w-3xl">
          <TopicLinks topics={topics} />
          <h1 className="mt-2 text-3xl sm:text-5xl">{title}</h1>
          <p className="mt-5 mb-4 max-w-prose text-lg text-pretty">{summary}</p>
          <Byline article={article} />
        </header>
        <div className="mt-10 gap-x-16 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
          {contents.length > 0 && <Contents parts={contents} />}
          <div className="lg:col-start-1 lg:row-start-1">
            <ProseView prose={prose} />
          </div>
        </div>
      </article>
      <ArticleEnd article={article} />
      {!isDraft && <LinkedData data={article.linkedData} />}
    </PassportArea>
  );
}
