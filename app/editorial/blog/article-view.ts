import { brand } from '../../base/brand.ts';
import { breadcrumbList, publisher } from '../../base/linked-data.ts';
import type { Article, Content } from '../content.ts';
import { partsOf, type Part } from '../prose/prose.ts';
import type { ShownProse } from '../prose/shown-prose.ts';
import { summarise, neighboursOf, relatedTo, type ArticleSummary } from './articles.ts';

export type ArticleView = ArticleSummary & {
  isDraft: boolean;
  prose: ShownProse;
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
      blogPosting(summary, siteUrl),
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

function blogPosting(article: ArticleSummary, siteUrl: string): object {
  const { title, summary, path, lang, author, published, updated, minutes, topics } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    url: siteUrl + path,
    mainEntityOfPage: siteUrl + path,
    inLanguage: lang,
    datePublished: published.date,
    dateModified: (updated ?? published).date,
    author: { '@type': author.role === brand.product ? 'Organization' : 'Person', name: author.name },
    publisher: publisher(siteUrl),
    timeRequired: `PT${minutes}M`,
    articleSection: topics.map(({ name }) => name),
    isAccessibleForFree: true,
  };
}
