import type { Article } from '../content.ts';
import type { BlogChoice } from './blog-choice.ts';

/** All but drafts. */
export function publishedOf(articles: readonly Article[]): Article[] {
  return articles.filter(({ previewHash }) => previewHash === null);
}

export function articlePath({ slug, id }: Pick<Article, 'slug' | 'id'>): string {
  return `/blog/${slug}/${id}`;
}

/** The published ones, of one topic or of all. */
export function articlesOf(articles: readonly Article[], topic: string): Article[] {
  return publishedOf(articles).filter(({ topics }) => topic === '' || topics.includes(topic));
}

/** One page of them. A page behind the last one is the first. */
export function articlesOn(articles: readonly Article[], choice: BlogChoice) {
  const { pageSize, topic } = choice;
  const chosen = articlesOf(articles, topic);
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const page = choice.page > pages ? 1 : choice.page;
  return { items: chosen.slice((page - 1) * pageSize, page * pageSize), page, pages, total: chosen.length };
}

export type Lookup =
  | { kind: 'found'; article: Article }
  /** The right number under another name. */
  | { kind: 'moved'; to: string }
  | { kind: 'unknown' };

/** A draft is there only for whoever has its hash. */
export function articleWithId(articles: readonly Article[], id: string, h: string | null): Article | null {
  const article = articles.find((candidate) => String(candidate.id) === id);
  return article && (article.previewHash === null || article.previewHash === h) ? article : null;
}

/** By what stands in its address. With the name alone it is a published one, and needs no hash. */
export function lookUpArticle(
  articles: readonly Article[],
  { slug, id, h }: { slug: string; id?: string; h: string | null },
): Lookup {
  if (id === undefined) {
    const named = publishedOf(articles).find((article) => article.slug === slug);
    if (!named) return { kind: 'unknown' };
    return h === null ? { kind: 'found', article: named } : { kind: 'moved', to: `/blog/${slug}` };
  }
  const article = articleWithId(articles, id, h);
  if (!article) return { kind: 'unknown' };
  const path = articlePath(article);
  if (article.previewHash !== null) {
    return article.slug === slug ? { kind: 'found', article } : { kind: 'moved', to: `${path}?h=${h}` };
  }
  // What was a draft once is now for everyone, at one address.
  return article.slug === slug && h === null ? { kind: 'found', article } : { kind: 'moved', to: path };
}

/** The one written before it and the one after; the list is newest first. */
export function neighboursOf(article: Article, articles: readonly Article[]) {
  const published = publishedOf(articles);
  const at = published.findIndex(({ id }) => id === article.id);
  if (at < 0) return { older: null, newer: null };
  return { older: published[at + 1] ?? null, newer: published[at - 1] ?? null };
}

/** Those that it names, then others on its topics, the newest first. */
export function relatedTo(article: Article, articles: readonly Article[], most = 3): Article[] {
  const others = publishedOf(articles).filter(({ id }) => id !== article.id);
  const named = article.related.flatMap((slug) => others.find((other) => other.slug === slug) ?? []);
  const alike = others.filter(({ topics }) => topics.some((topic) => article.topics.includes(topic)));
  return [...new Set([...named, ...alike])].slice(0, most);
}
