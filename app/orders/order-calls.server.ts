import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { brand } from '../base/brand.ts';
import { activationLink } from './order-links.server.ts';
import { findAccount } from './order-queries.server.ts';
import type { Order } from './order-tables.server.ts';
import { settleOrder, type SettleNeeds } from './settle-order.server.ts';

type Answer = { status: 200 | 400 | 401 | 404 | 409; body: object };

export function answerPaymentSuccess(services: SettleNeeds, request: Request): Promise<Answer> {
  return answerCall(services, request, async ({ reference, state }) => ({
    status: 200,
    body: { order: reference, state },
  }));
}

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

/** An unsigned call learns nothing, not even whether an order exists. */
async function answerCall(
  services: SettleNeeds,
  request: Request,
  answer: (order: Order) => Promise<Answer>,
): Promise<Answer> {
  const body = await request.text();
  const call = { method: request.method, path: new URL(request.url).pathname, body };
  if (!isSignedCall(services.secret, call, request.headers.get(signatureHeader), services.now()))
    return { status: 401, body: { message: 'The request is not signed.' } };
  const asked = askedSchema.safeParse(parseJson(body));
  if (!asked.success) return { status: 400, body: { message: 'Send an order reference.' } };
  const order = await settleOrder(services, asked.data.order);
  return order ? answer(order) : { status: 404, body: { message: 'Order not found.' } };
}

const askedSchema = z.object({ order: z.string().regex(/^[\w-]{1,60}$/) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Holds `t=<unix seconds>,v1=<hmac of time and call>`. */
export const signatureHeader = `x-${brand.slug}-signature`;

type Call = { method: string; path: string; body: string };

const toleranceSeconds = 5 * 60;

export function signCall(secret: string, call: Call, now: Date): string {
  const time = String(secondsOf(now));
  return `t=${time},v1=${signature(secret, time, call)}`;
}

function isSignedCall(secret: string, call: Call, header: string | null, now: Date): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!time || !given || Math.abs(secondsOf(now) - Number(time)) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, time, call)));
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1_000);

function signature(secret: string, time: string, { method, path, body }: Call) {
  // The secret signs links and cookies too: a derived key keeps those signatures from passing as a call.
  const key = createHmac('sha256', secret).update('call between parts').digest();
  return createHmac('sha256', key).update([time, method, path, body].join('\n')).digest('hex');
}
