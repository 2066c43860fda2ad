import { articlePath, publishedOf } from '../editorial/blog/articles.ts';
import type { Content } from '../editorial/content.ts';
import { termPath } from '../editorial/glossary/glossary-index.ts';
import type { SearchEntry } from './search-entry.ts';

/** The terms of the glossary and the articles of the blog; a draft is not found. */
export function textEntries({ terms, articles, topics }: Content): SearchEntry[] {
  const nameOf = (topic: string) => topics.find(({ id }) => id === topic)?.name ?? topic;
  return [
    ...terms.map(({ slug, title, group, definition }): SearchEntry => ({
      kind: 'term',
      title,
      about: definition,
      path: termPath(slug),
      locked: false,
      words: [slug.replaceAll('-', ' '), group],
    })),
    ...publishedOf(articles).map((article): SearchEntry => ({
      kind: 'article',
      title: article.title,
      about: article.summary,
      path: articlePath(article),
      locked: false,
      words: [article.summary, ...article.topics.map(nameOf)],
    })),
  ];
}
