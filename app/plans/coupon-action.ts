import { requestContext, servicesContext } from '../context.server.ts';
import { formIn } from '../forms/read-form.server.ts';
import { askForCoupon } from './coupon.server.ts';
import { onlyPosts } from '../forms/may-request.server.ts';
import type { Route } from './+types/coupon-action.ts';

export const loader = onlyPosts;

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(requestContext);
  const coupon = await askForCoupon(context.get(servicesContext), await bodyOf(request), address);
  return coupon.ok
    ? Response.json(coupon.discount)
    : Response.json({ message: coupon.message }, { status: 422 });
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (!request.headers.get('content-type')?.includes('json'))
    return Object.fromEntries(await formIn(request));
  const body: unknown = await request.json().catch(() => null);
  return { ...(body as object | null) };
}
