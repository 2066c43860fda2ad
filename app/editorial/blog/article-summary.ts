import { dateInWords } from '../../base/dates.ts';
import type { Article, Content, Language } from '../content.ts';
import { readingMinutes } from '../prose/prose.ts';
import { articlePath } from './articles.ts';
import { blogAddress } from './blog-choice.ts';

/** An article as lists show it. */
export type ArticleSummary = {
  path: string;
  title: string;
  summary: string;
  lang: Language;
  author: { name: string; role: string; about: string };
  published: Day;
  updated: Day | null;
  /** To read it. */
  minutes: number;
  topics: readonly { name: string; to: string }[];
};

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
