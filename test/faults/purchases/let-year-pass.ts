import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { findRunningPostgres } from '../../../app/adapters/embedded-postgres.ts';
import { inTransaction } from '../../../app/adapters/stripe/sandbox/store.ts';
import { renewSubscription } from '../../../app/adapters/stripe/sandbox/subscriptions.ts';

/**
 * The provider's own clock: it charges the next year of the order, or ends a subscription that was cancelled. Its state is in
 * the database of the site, which may be killed just then: it is tried until it is done.
 */
export async function letYearPass(dataDir: string, reference: string): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (await tryOnce(dataDir, reference).catch(() => false)) return;
    await sleep(250);
  }
  throw new Error(`The year of ${reference} could not pass.`);
}

const mostAttempts = 400;

/** The site delivers the webhooks. */
async function tryOnce(dataDir: string, reference: string): Promise<boolean> {
  const url = await findRunningPostgres(dataDir);
  if (!url) return false;
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from sandbox_payment_object
       where type = 'subscription' and body ->> 'status' = 'active' and body #>> '{metadata,order_id}' = $1`,
      [reference],
    );
    // Not the whole sandbox: Node cannot load its pages without a build.
    const sandbox = { db: drizzle(client), siteUrl: 'http://storm.example', now: () => new Date(), seed: 1 };
    for (const { id } of rows)
      await inTransaction(sandbox, (inside) => renewSubscription(inside, id, 'paid'));
    return true;
  } finally {
    await client.end();
  }
}
