import { sql } from 'drizzle-orm';
import { settingsFrom } from '../../app/settings/environment.server.ts';
import { connectToSandbox } from '../../app/adapters/stripe/sandbox/stripe-api.ts';
import { createStripePayments, stripeConnection } from '../../app/adapters/stripe/stripe-payments.ts';
import type { Database } from '../../app/base/database.server.ts';
import type { CardPayments } from '../../app/orders/card-payments.ts';

/** The site's payment provider: by its keys, else the sandbox, which lives in the database. The site delivers its webhooks. */
export async function openPayments(db: Database): Promise<CardPayments> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SANDBOX, SITE_URL } = process.env;
  const given = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SANDBOX, SITE_URL };
  const { stripe, siteUrl } = settingsFrom(given);
  if (stripe) return createStripePayments(stripeConnection(stripe));
  if (!(await hasSandbox(db))) throw new Error(keysMissing);
  return createStripePayments(await connectToSandbox({ db, siteUrl, now: () => new Date(), seed: 1 }));
}

const keysMissing = 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to the values of the site.';

/** A site with the real provider has no sandbox, and a command must not create one. */
async function hasSandbox(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select from sandbox_payment_object limit 1`);
  return rows.length > 0;
}
