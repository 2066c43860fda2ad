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
