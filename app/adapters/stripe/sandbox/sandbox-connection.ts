import type { StripeConnection } from '../stripe-payments.ts';
import { createStripeApi } from './api/stripe-api.ts';
import { seed } from './seed.ts';
import { follow } from './store.ts';
import { webhookEndpointId } from './webhooks/deliveries.ts';
import type { World } from './world.ts';

/** What takes the place of Stripe's own address and keys: an API in our own process, with its world in our database. */
export async function connectToSandbox(world: World): Promise<StripeConnection> {
  await seed(world);
  const { secret: webhookSecret } = await follow(world.db, 'webhook_endpoint', webhookEndpointId);
  const api = createStripeApi(world);
  return {
    secretKey: 'sk_test_sandbox',
    webhookSecret,
    pageOrigin: world.siteUrl,
    fetch: async (url, init) => api.fetch(new Request(url, init)),
  };
}
