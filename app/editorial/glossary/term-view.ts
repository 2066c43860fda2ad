import { breadcrumbList } from '../../base/linked-data.ts';
import { metricKeys, metricOf, type MetricKey } from '../../figures/metric.ts';
import { articlePath, publishedOf } from '../blog/articles.ts';
import type { Article, Content, Term, TermGroup } from '../content.ts';
import { linksOf } from '../prose/prose.ts';
import type { ShownProse } from '../prose/shown-prose.ts';
import type { LiveFormula } from './live-formula.server.ts';
import { groupSlug, termPath, termLink, type TermLink } from './glossary-index.ts';

export type TermView = TermLink & {
  group: { name: TermGroup; to: string };
  formula: string | null;
  live: LiveFormula | null;
  prose: ShownProse;
  see: readonly TermLink[];
  pages: readonly Appearance[];
  articles: readonly { title: string; path: string }[];
  linkedData: readonly object[];
};

/** A data page, and the figures on it that the term defines. */
type Appearance = { title: string; path: string; figures: readonly string[] };

export type PagesOfMetric = ReadonlyMap<MetricKey, readonly { title: string; path: string }[]>;

type Outside = { prose: ShownProse; live: LiveFormula | null; pages: PagesOfMetric; siteUrl: string };

export function termView(term: Term, content: Content, { prose, live, pages, siteUrl }: Outside): TermView {
  const link = termLink(term);
  return {
    ...link,
    group: { name: term.group, to: `/glossary?group=${groupSlug(term.group)}` },
    formula: term.formula,
    live,
    prose,
    see: term.see.flatMap((slug) => content.terms.filter((other) => other.slug === slug).map(termLink)),
    pages: appearancesOf(term, pages),
    articles: articlesAbout(term, content.articles),
    linkedData: [
      definedTermOf(term, siteUrl),
      breadcrumbList(
        [
          { label: 'Glossary', to: '/glossary' },
          { label: term.title, to: link.path },
        ],
        siteUrl,
      ),
    ],
  };
}

function appearancesOf({ slug }: Pick<Term, 'slug'>, pages: PagesOfMetric): Appearance[] {
  const found = new Map<string, { title: string; path: string; figures: string[] }>();
  for (const key of metricKeys().filter((metric) => metricOf(metric).term === slug)) {
    for (const page of pages.get(key) ?? []) {
      const known = found.get(page.path) ?? { ...page, figures: [] };
      found.set(page.path, { ...known, figures: [...known.figures, metricOf(key).label] });
    }
  }
  return [...found.values()];
}

/** The newest articles that link to the term. */
function articlesAbout({ slug }: Pick<Term, 'slug'>, articles: readonly Article[]) {
  return publishedOf(articles)
    .filter((article) => pathsIn(article).has(termPath(slug)))
    .slice(0, mostArticles)
    .map((article) => ({ title: article.title, path: articlePath(article) }));
}

const mostArticles = 8;

/** Every term asks all articles, which do not change. */
function pathsIn(article: Article): ReadonlySet<string> {
  let paths = linkedPaths.get(article);
  if (!paths) {
    paths = new Set(linksOf(article.body).map((to) => to.split(/[?#]/)[0]!));
    linkedPaths.set(article, paths);
  }
  return paths;
}

const linkedPaths = new WeakMap<Article, ReadonlySet<string>>();

function definedTermOf({ slug, title, definition }: Term, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': siteUrl + termPath(slug),
    name: title,
    description: definition,
    termCode: slug,
    url: siteUrl + termPath(slug),
    inDefinedTermSet: `${siteUrl}/glossary`,
  };
}
