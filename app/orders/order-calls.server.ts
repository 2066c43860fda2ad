import * as z from 'zod';
import { activationLink } from './activation-link.server.ts';
import { findAccount } from './order-queries.server.ts';
import type { Order } from './order-tables.server.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';
import { isSignedCall, signatureHeader } from './signed-call.server.ts';

type Answer = { status: 200 | 400 | 401 | 404 | 409; body: object };

/** `{ "order": "MQ-O-…" }`: asks the provider how the order stands now, and answers its state. */
export function answerPaymentSuccess(services: SettleNeeds, request: Request): Promise<Answer> {
  return answerCall(services, request, async ({ reference, state }) => ({
    status: 200,
    body: { order: reference, state },
  }));
}

/** `{ "order": "MQ-O-…" }`: the account of a paid order, which is made when it becomes paid, and once. */
export function answerCreateAccount(services: SettleNeeds, request: Request): Promise<Answer> {
  return answerCall(services, request, async ({ id, reference, state }) => {
    const account = await findAccount(services.db, id);
    if (!account) return { status: 409, body: { order: reference, state } };
    const { email, company, tier, paidUntil, endedAt } = account;
    const activate = activationLink(services.secret, account.id);
    return {
      status: 200,
      body: { order: reference, state, account: { email, company, tier, paidUntil, endedAt, activate } },
    };
  });
}

/** Whoever cannot sign learns nothing, not even which orders there are. */
async function answerCall(
  services: SettleNeeds,
  request: Request,
  answer: (order: Order) => Promise<Answer>,
): Promise<Answer> {
  const body = await request.text();
  const call = { method: request.method, path: new URL(request.url).pathname, body };
  if (!isSignedCall(services.secret, call, request.headers.get(signatureHeader), services.now()))
    return { status: 401, body: { message: 'The call is not signed.' } };
  const asked = askedSchema.safeParse(parseJson(body));
  if (!asked.success) return { status: 400, body: { message: 'Send the reference of an order.' } };
  const order = await settleOrder(services, asked.data.order);
  return order ? answer(order) : { status: 404, body: { message: 'There is no such order.' } };
}

const askedSchema = z.object({ order: z.string().regex(/^[\w-]{1,60}$/) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
