export type BlogChoice = { page: number; pageSize: PageSize; topic: string };

export const pageSizes = [10, 20, 50] as const;

type PageSize = (typeof pageSizes)[number];

export const blogQuery = ['page', 'pagesize', 'topic'] as const;

/** Unknown and malformed values count as not given. */
export function parseBlogChoice(query: URLSearchParams, topics: readonly string[]): BlogChoice {
  const page = Number(query.get('page'));
  const size = Number(query.get('pagesize'));
  const topic = query.get('topic')?.trim() ?? '';
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((known) => known === size) ?? 10,
    topic: topics.includes(topic) ? topic : '',
  };
}

/** The canonical address, without defaults. */
export function blogAddress({ page = 1, pageSize = 10, topic = '' }: Partial<BlogChoice>): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (pageSize !== 10) query.set('pagesize', String(pageSize));
  if (topic) query.set('topic', topic);
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
