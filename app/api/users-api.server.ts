import { Hono } from 'hono';
import type { Services } from '../context.server.ts';
import { answerPaymentSuccess } from '../orders/order-calls.server.ts';
import { cacheControl } from '../edge/policies.ts';
import { bodyCheck } from '../edge/request-checks.server.ts';

/** For our own parts, and signed: the one call of the API that is not for reading. The description leaves it out. */
export function usersApi(services: Services) {
  return new Hono().post('/payment_success', bodyCheck, async (c) => {
    const { status, body } = await answerPaymentSuccess(services, c.req.raw);
    return c.json(body, status, { 'Cache-Control': cacheControl.nobody });
  });
}
