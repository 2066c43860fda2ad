import type { StripeConnection } from '../stripe-payments.ts';
import { seed } from './seed.ts';
import { follow, type World, newId, type Document, inTransaction } from './store.ts';
import { webhookEndpointId } from './webhooks.ts';
import { Hono, type Context } from 'hono';
import { createSession, expireSession, createTaxRate } from './checkout-sessions.ts';
import { createRefund } from './refunds.ts';
import { createPortalSession } from './portal.ts';
import { cancelSubscription, previewInvoice, updateSubscription, voidInvoice } from './subscriptions.ts';
import { ApiError, parseFormBody, textsOf, type FormFields } from './api-request.ts';
import { present, readObjects } from './read-objects.ts';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export async function connectToSandbox(world: World): Promise<StripeConnection> {
  await seed(world);
  const { secret: webhookSecret } = await follow(world.db, 'webhook_endpoint', webhookEndpointId);
  const api = createStripeApi(world);
  return {
    secretKey: 'sk_test_sandbox',
    webhookSecret,
    pageOrigins: [world.siteUrl],
    fetch: async (url, init) => api.fetch(new Request(url, init)),
  };
}

function createStripeApi(world: World): Hono {
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
    const answer = await inTransaction(world, (inside) =>
      answerOnce(inside, asked, async () => {
        const changed = await work(inside, fields, c.req.param('id') ?? '');
        return present(inside.db, changed, textsOf(expand));
      }),
    );
    return c.json(answer);
  };
  const expire: Change = (inside, _, id) => expireSession(inside, id);
  const discard: Change = (inside, _, id) => voidInvoice(inside, id);
  const cancel: Change = (inside, _, id) => cancelSubscription(inside, id);
  api.post('/v1/tax_rates', change(createTaxRate));
  api.post('/v1/checkout/sessions', change(createSession));
  api.post('/v1/checkout/sessions/:id/expire', change(expire));
  api.post('/v1/subscriptions/:id', change(updateSubscription));
  api.delete('/v1/subscriptions/:id', change(cancel));
  api.post('/v1/invoices/:id/void', change(discard));
  api.post('/v1/invoices/create_preview', change(previewInvoice));
  api.post('/v1/billing_portal/sessions', change(createPortalSession));
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

/** Postgres refuses NUL characters. */
const holdsNul = (given: string) => /%00|\0/.test(given);

type Change = (world: World, fields: FormFields, id: string) => Promise<Document>;

const answerTable = pgTable('sandbox_payment_answer', {
  key: text('idempotency_key').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  body: jsonb('body').$type<object>(),
});

type Asked = { key: string | undefined; path: string; body: string };

/**
 * Answers a repeated request as before, and refuses a different one with the same key. Shares the transaction of the
 * work, so that an early repeat waits for the first and a failure leaves no trace.
 */
async function answerOnce(
  { db }: World,
  { key, path, body }: Asked,
  work: () => Promise<object>,
): Promise<object> {
  if (!key) return work();
  const fingerprint = createHash('sha256').update(`${path}\n${body}`).digest('hex');
  const isFirst = await db.insert(answerTable).values({ key, fingerprint }).onConflictDoNothing().returning();
  if (isFirst.length === 0) {
    const [known] = await db.select().from(answerTable).where(eq(answerTable.key, key));
    if (known?.fingerprint === fingerprint) return known.body!;
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new ApiError(400, message, { type: 'idempotency_error' });
  }
  const answer = await work();
  await db.update(answerTable).set({ body: answer }).where(eq(answerTable.key, key));
  return answer;
}
