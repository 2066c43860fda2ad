import { breadcrumbList } from '../../base/linked-data.ts';
import type { Article, Content } from '../content.ts';
import { partsOf, type Part } from '../prose/prose.ts';
import type { ShownProse } from '../prose/shown-prose.ts';
import { articlePostingOf } from './article-posting.ts';
import { summarise, type ArticleSummary } from './article-summary.ts';
import { neighboursOf, relatedTo } from './articles.ts';

/** An article as its page shows it. */
export type ArticleView = ArticleSummary & {
  isDraft: boolean;
  prose: ShownProse;
  /** Its parts; empty where it is short. */
  contents: readonly Part[];
  related: readonly ArticleSummary[];
  older: ArticleLink | null;
  newer: ArticleLink | null;
  linkedData: readonly object[];
};

export type ArticleLink = { title: string; path: string };

export function articleView(
  article: Article,
  content: Content,
  prose: ShownProse,
  siteUrl: string,
): ArticleView {
  const summary = summarise(article, content);
  const { older, newer } = neighboursOf(article, content.articles);
  const linkOf = (other: Article | null) => other && pick(summarise(other, content));
  return {
    ...summary,
    isDraft: article.previewHash !== null,
    prose,
    contents: partsOf(article.body),
    related: relatedTo(article, content.articles).map((other) => summarise(other, content)),
    older: linkOf(older),
    newer: linkOf(newer),
    linkedData: [
      articlePostingOf(summary, siteUrl),
      breadcrumbList(
        [
          { label: 'Blog', to: '/blog' },
          { label: summary.title, to: summary.path },
        ],
        siteUrl,
      ),
    ],
  };
}

const pick = ({ title, path }: ArticleSummary): ArticleLink => ({ title, path });
