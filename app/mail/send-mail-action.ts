import { requestContext, servicesContext } from '../context.server.ts';
import { acceptPublicMail } from './public-mails.server.ts';
import { onlyPosts } from '../forms/may-request.server.ts';
import type { Route } from './+types/send-mail-action.ts';

export const loader = onlyPosts;

export async function action({ request, context }: Route.ActionArgs) {
  const call: unknown = await request.json().catch(() => null);
  const { address } = context.get(requestContext);
  const { status, message } = await acceptPublicMail(context.get(servicesContext), call, address);
  return Response.json({ message }, { status });
}
