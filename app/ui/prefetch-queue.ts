export type PrefetchQueue = { readonly underway: readonly string[]; readonly waiting: readonly string[] };

export const emptyQueue: PrefetchQueue = { underway: [], waiting: [] };

const mostUnderway = 4;

export function wanted(queue: PrefetchQueue, page: string): PrefetchQueue {
  if (queue.underway.includes(page) || queue.waiting.includes(page)) return queue;
  return advance({ ...queue, waiting: [...queue.waiting, page] });
}

export function finished(queue: PrefetchQueue, page: string): PrefetchQueue {
  if (!queue.underway.includes(page)) return queue;
  return advance({ ...queue, underway: queue.underway.filter((other) => other !== page) });
}

function advance({ underway, waiting }: PrefetchQueue): PrefetchQueue {
  const free = mostUnderway - underway.length;
  return { underway: [...underway, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Not with data saving or on a slow connection. */
export const mayPrefetch = ({ saveData, effectiveType }: Connection = {}) =>
  !saveData && !effectiveType?.endsWith('2g');
