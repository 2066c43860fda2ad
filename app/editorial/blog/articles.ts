import { dateInWords } from '../../base/dates.ts';
import type { Article, Content, Language } from '../content.ts';
import { readingMinutes } from '../prose/prose.ts';
import { blogAddress, type BlogChoice } from './blog-choice.ts';

export function publishedOf(articles: readonly Article[]): Article[] {
  return articles.filter(({ previewHash }) => previewHash === null);
}

export function articlePath({ slug, id }: Pick<Article, 'slug' | 'id'>): string {
  return `/blog/${slug}/${id}`;
}

/** The published articles on a topic, or on any topic if it is empty. */
export function articlesOf(articles: readonly Article[], topic: string): Article[] {
  return publishedOf(articles).filter(({ topics }) => topic === '' || topics.includes(topic));
}

/** One page of articles; a page number past the end falls back to the first page. */
export function articlesOn(articles: readonly Article[], choice: BlogChoice) {
  const { pageSize, topic } = choice;
  const chosen = articlesOf(articles, topic);
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const page = choice.page > pages ? 1 : choice.page;
  return { items: chosen.slice((page - 1) * pageSize, page * pageSize), page, pages, total: chosen.length };
}

type Lookup =
  | { kind: 'found'; article: Article }
  /** The id is known, but the slug or the preview hash is out of date. */
  | { kind: 'moved'; to: string }
  | { kind: 'unknown' };

export function articleWithId(articles: readonly Article[], id: string, h: string | null): Article | null {
  const article = articles.find((candidate) => String(candidate.id) === id);
  return article && (article.previewHash === null || article.previewHash === h) ? article : null;
}

/** Without an id, only published articles are found. */
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
  // A published article has one address: a preview link from its time as a draft redirects there.
  return article.slug === slug && h === null ? { kind: 'found', article } : { kind: 'moved', to: path };
}

/** Expects the list newest first. */
export function neighboursOf(article: Article, articles: readonly Article[]) {
  const published = publishedOf(articles);
  const at = published.findIndex(({ id }) => id === article.id);
  if (at < 0) return { older: null, newer: null };
  return { older: published[at + 1] ?? null, newer: published[at - 1] ?? null };
}

/** The articles it names first, then others on its topics. Its neighbours are left out: the page links to both. */
export function relatedTo(article: Article, articles: readonly Article[], most = 3): Article[] {
  const { older, newer } = neighboursOf(article, articles);
  const shown = [article, older, newer].map((one) => one?.id);
  const others = publishedOf(articles).filter(({ id }) => !shown.includes(id));
  const named = article.related.flatMap((slug) => others.find((other) => other.slug === slug) ?? []);
  const alike = others.filter(({ topics }) => topics.some((topic) => article.topics.includes(topic)));
  return [...new Set([...named, ...alike])].slice(0, most);
}

export type ArticleSummary = {
  path: string;
  /** The folder of its pictures. */
  pictures: string;
  title: string;
  summary: string;
  lang: Language;
  author: { name: string; role: string; about: string };
  published: Day;
  updated: Day | null;
  minutes: number;
  topics: readonly { name: string; to: string }[];
};

/** An ISO date, and the same date in words. */
export type Day = { date: string; words: string };

export function summarise(
  article: Article,
  { authors, topics }: Pick<Content, 'authors' | 'topics'>,
): ArticleSummary {
  const { title, summary, lang, published, updated, body } = article;
  const {
    name = article.author,
    role = '',
    about = '',
  } = authors.find(({ id }) => id === article.author) ?? {};
  return {
    path: articlePath(article),
    pictures: `/files/blog/${article.slug}`,
    title,
    summary,
    lang,
    author: { name, role, about },
    published: dayOf(published),
    updated: updated === null ? null : dayOf(updated),
    minutes: readingMinutes(body),
    topics: topics
      .filter(({ id }) => article.topics.includes(id))
      .map(({ id, name: topic }) => ({ name: topic, to: blogAddress({ topic: id }) })),
  };
}

const dayOf = (date: string): Day => ({ date, words: dateInWords(date) });
