export type PageSlot = number | 'gap';

/**
 * The first, the last, the current page and its neighbours. A gap hides at least two pages, and from eight pages on
 * there are always seven slots, so that links do not move under the pointer.
 */
export function pageWindow(current: number, total: number): PageSlot[] {
  if (total <= slots) return range(1, total);

  const page = Math.min(Math.max(current, 1), total);
  const nearStart = page <= 4;
  const nearEnd = page >= total - 3;

  if (nearStart) return [...range(1, 5), 'gap', total];
  if (nearEnd) return [1, 'gap', ...range(total - 4, total)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', total];
}

const slots = 7;

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
