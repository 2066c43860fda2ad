import { breadcrumbList } from '../../../base/linked-data.ts';
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
    linkedData: [
      breadcrumbList(
        [
          { label: 'Features', to: '/features' },
          { label: feature.name, to: feature.path },
        ],
        siteUrl,
      ),
    ],
  };
}
