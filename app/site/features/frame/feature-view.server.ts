import { brand } from '../../../brand.ts';
import { articlePath, publishedOf } from '../../../editorial/blog/articles.ts';
import { content } from '../../../editorial/content.server.ts';
import { termPath } from '../../../editorial/glossary/glossary-index.ts';
import { featureOf, type FeatureName } from './feature.ts';
import { planRow } from './plan-rows.ts';

export type FeatureView = ReturnType<typeof featureView>;

/** What a feature page says around its data, with what there is to read on it. */
export function featureView(name: FeatureName, siteUrl: string) {
  const { terms, articles, plans, ...feature } = featureOf(name);
  return {
    ...feature,
    plans: plans.map(planRow),
    terms: terms
      .flatMap((slug) => content.terms.filter((term) => term.slug === slug))
      .map(({ title, definition, slug }) => ({ title, about: definition, path: termPath(slug) })),
    articles: articles
      .flatMap((slug) => publishedOf(content.articles).filter((article) => article.slug === slug))
      .map((article) => ({ title: article.title, about: article.summary, path: articlePath(article) })),
    linkedData: [breadcrumbOf(siteUrl, [{ name: 'Features', path: '/features' }, feature])],
  };
}

/** The way down to a page, for search engines. */
function breadcrumbOf(siteUrl: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.product, path: '/' }, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
