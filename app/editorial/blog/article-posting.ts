import { publisher } from '../../base/linked-data.ts';
import { brand } from '../../base/brand.ts';
import type { ArticleSummary } from './article-summary.ts';

/** An article as schema.org has it. */
export function articlePostingOf(article: ArticleSummary, siteUrl: string): object {
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
