import { servicesContext } from '../context.server.ts';
import { receivePaymentEvent } from './payment-events.server.ts';
import { onlyPosts } from '../forms/may-request.server.ts';
import type { Route } from './+types/webhook-action.ts';

export const loader = onlyPosts;

/** Acknowledges an event as soon as it is stored; a job handles it. */
export async function action({ request, context }: Route.ActionArgs) {
  const rawBody = await request.text();
  const signature = request.headers.get('stripe-signature');
  const isTaken = await receivePaymentEvent(context.get(servicesContext), rawBody, signature);
  return Response.json({ received: isTaken }, { status: isTaken ? 200 : 400 });
}
