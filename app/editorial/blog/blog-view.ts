import type { Content } from '../content.ts';
import { summarise, articlesOn, type ArticleSummary } from './articles.ts';
import { blogAddress, pageSizes, parseBlogChoice } from './blog-choice.ts';

export type BlogView = {
  title: string;
  about: string;
  canonical: string;
  articles: readonly ArticleSummary[];
  page: number;
  pages: readonly string[];
  topics: readonly { name: string; to: string; current: boolean }[];
  sizes: readonly { size: number; to: string; current: boolean }[];
};

export function blogView(content: Content, query: URLSearchParams): BlogView {
  const asked = parseBlogChoice(
    query,
    content.topics.map(({ id }) => id),
  );
  const { items, page, pages, total } = articlesOn(content.articles, asked);
  const choice = { ...asked, page };
  const topic = content.topics.find(({ id }) => id === choice.topic);
  const topics = [{ id: '', name: 'All' }, ...content.topics];
  return {
    title: [topic ? `Blog: ${topic.name}` : 'Blog', page > 1 && `page ${page}`].filter(Boolean).join(', '),
    about:
      topic?.about ??
      'Online retail explained in figures you can check: market size, conversion, returns, payment and who is winning.',
    canonical: blogAddress(choice),
    articles: items.map((article) => summarise(article, content)),
    page,
    pages: Array.from({ length: pages }, (_, at) => blogAddress({ ...choice, page: at + 1 })),
    topics: topics.map(({ id, name }) => ({
      name,
      to: blogAddress({ pageSize: choice.pageSize, topic: id }),
      current: id === choice.topic,
    })),
    sizes:
      total <= pageSizes[0]
        ? []
        : pageSizes.map((size) => ({
            size,
            to: blogAddress({ pageSize: size, topic: choice.topic }),
            current: size === choice.pageSize,
          })),
  };
}
