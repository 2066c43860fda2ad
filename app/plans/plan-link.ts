import { isTierId, type TierId } from './tier.ts';

/** What a visitor takes along from a page into a form, the checkout or the tool. Pages are shared, so it is in the link. */
export type PlanLink = { plan?: TierId; from?: string };

export function withPlanLink(path: string, { plan, from }: PlanLink): string {
  const query = new URLSearchParams({ ...(plan && { plan }), ...(from && { from }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

export function planIn(query: Pick<URLSearchParams, 'get'>): TierId | undefined {
  const plan = query.get('plan');
  return isTierId(plan) ? plan : undefined;
}

/**
 * Anyone can write an address: only a path on our own site is read, without spaces or markup. What the data explorer
 * shows is in its query, which is read as far as our own links have one.
 */
export function viewedPage(query: Pick<URLSearchParams, 'get'> | undefined): string | undefined {
  const from = query?.get('from') ?? '';
  return from.length <= 500 && page.test(from) && !from.includes('..') ? from : undefined;
}

const page = /^((\/[\w.~+-]+){1,8}|\/resources\/sample-data\/explore\?[a-z]+=[\w.,~-]+(&[a-z]+=[\w.,~-]+)*)$/;
