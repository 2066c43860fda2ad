import { servicesContext } from '../context.server.ts';
import { answerCreateAccount } from './order-calls.server.ts';
import { onlyPosts } from '../forms/may-request.server.ts';
import type { Route } from './+types/create-account-action.ts';

export const loader = onlyPosts;

export async function action({ request, context }: Route.ActionArgs) {
  const { status, body } = await answerCreateAccount(context.get(servicesContext), request);
  return Response.json(body, { status });
}
