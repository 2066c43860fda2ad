import { Hono, type Context } from 'hono';
import { createSession, expireSession } from '../billing/checkout-sessions.ts';
import { createRefund } from '../billing/refunds.ts';
import { cancelSubscription } from '../billing/subscriptions.ts';
import { createTaxRate } from '../billing/tax-rates.ts';
import { newId, type Document } from '../store.ts';
import { together, type World } from '../world.ts';
import { ApiError } from './api-error.ts';
import { parseFormBody, textsOf, type FormFields } from './form-body.ts';
import { answerOnce } from './idempotency.ts';
import { present } from './present.ts';
import { readObjects } from './read-objects.ts';

/** Stripe's API as far as we use it: bracketed forms in, JSON out, and Stripe's own errors. */
export function createStripeApi(world: World): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    c.header('Request-Id', newId('req'));
    const hasKey = /^Bearer [sr]k_test_\w+$/.test(c.req.header('Authorization') ?? '');
    if (!hasKey) throw new ApiError(401, 'Invalid API Key provided.');
    if (holdsNul(c.req.url)) throw new ApiError(400, 'Invalid request: its address holds a NUL character.');
    await next();
  });
  api.route('/v1', readObjects(world));

  const change = (work: Change) => async (c: Context) => {
    const body = await c.req.text();
    if (holdsNul(body)) throw new ApiError(400, 'Invalid request: it holds a NUL character.');
    const { expand, ...fields } = parseFormBody(body);
    const asked = { key: c.req.header('Idempotency-Key'), path: c.req.path, body };
    const answer = await together(world, (inside) =>
      answerOnce(inside, asked, async () => {
        const changed = await work(inside, fields, c.req.param('id') ?? '');
        return present(inside.db, changed, textsOf(expand));
      }),
    );
    return c.json(answer);
  };
  const expire: Change = (inside, _, id) => expireSession(inside, id);
  const cancel: Change = (inside, _, id) => cancelSubscription(inside, id);
  api.post('/v1/tax_rates', change(createTaxRate));
  api.post('/v1/checkout/sessions', change(createSession));
  api.post('/v1/checkout/sessions/:id/expire', change(expire));
  api.delete('/v1/subscriptions/:id', change(cancel));
  api.post('/v1/refunds', change(createRefund));

  api.notFound((c) => {
    throw new ApiError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  });
  api.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error, error.status);
    return c.json({ error: { type: 'api_error', message: String(error) } }, 500);
  });
  return api;
}

/** The database takes none. */
const holdsNul = (text: string) => /%00|\0/.test(text);

type Change = (world: World, fields: FormFields, id: string) => Promise<Document>;
