export type BlogChoice = { page: number; pageSize: number; topic: string };

/** The sizes that the page links to; an address may ask for any from 1 to 100. */
export const pageSizes = [10, 20, 50] as const;

export const blogQuery = ['page', 'pagesize', 'topic'] as const;

/** Unknown and malformed values count as not given. */
export function parseBlogChoice(query: URLSearchParams, topics: readonly string[]): BlogChoice {
  const page = Number(query.get('page'));
  const size = query.get('pagesize')?.trim() ?? '';
  const topic = query.get('topic')?.trim() ?? '';
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: /^([1-9]\d?|100)$/.test(size) ? Number(size) : 10,
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
