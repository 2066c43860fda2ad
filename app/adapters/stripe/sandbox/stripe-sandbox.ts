import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../../../base/database.server.ts';
import type { StripeConnection } from '../stripe-payments.ts';
import { createStripeApi } from './api/stripe-api.ts';
import { settleDue } from './billing/settlement.ts';
import { renewSubscription } from './billing/subscriptions.ts';
import { createHostedPages } from './hosted-page/hosted-pages.tsx';
import { seed } from './seed.ts';
import { follow } from './store.ts';
import { deliverDue, webhookEndpointId, type Receiver } from './webhooks/deliveries.ts';
import { together, type World } from './world.ts';

export type StripeSandbox = {
  /** What takes the place of Stripe's own address and keys. */
  connection: StripeConnection;
  /** The pages on which people pay, to be mounted at `/sandbox-payments`. */
  pages: Hono;
  /** Where webhooks go. */
  deliverTo: (receiver: Receiver) => void;
  /** From now on things happen by themselves. */
  run: () => void;
  /** Does now what would happen by itself until then; a test need not wait for it. */
  catchUp: (until: Date) => Promise<void>;
  /** Begins the next year of a subscription. */
  renew: (subscriptionId: string, outcome: 'paid' | 'failed') => Promise<void>;
  /** Nothing happens by itself any more. */
  stop: () => Promise<void>;
};

type Options = { db: Database; siteUrl: string; log: Logger; now?: () => Date; seed?: number };

/** Stripe on our own machine, with all its state in our database: any number of processes share it. */
export async function startStripeSandbox({ log, ...options }: Options): Promise<StripeSandbox> {
  const world: World = { now: () => new Date(), seed: 1, ...options };
  await seed(world);
  const { secret: webhookSecret } = await follow(world.db, 'webhook_endpoint', webhookEndpointId);
  const api = createStripeApi(world);

  let receiver: Receiver | null = null;
  let round = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const catchUp = async (until: Date) => {
    await settleDue(world, until);
    if (receiver) await deliverDue(world, receiver, until);
  };
  const go = () => {
    timer = setTimeout(() => {
      round = goOn().then(() => (timer ? go() : undefined));
    }, everyMs).unref();
  };
  let stumbles = false;
  const goOn = async () => {
    try {
      await catchUp(world.now());
      stumbles = false;
    } catch (error) {
      if (!stumbles) log.warn({ err: error }, 'the payment sandbox stumbles, and tries again');
      stumbles = true;
    }
  };

  return {
    connection: {
      secretKey: 'sk_test_sandbox',
      webhookSecret,
      pageOrigin: world.siteUrl,
      fetch: async (url, init) => api.fetch(new Request(url, init)),
    },
    pages: createHostedPages(world),
    deliverTo: (given) => {
      receiver = given;
    },
    run: go,
    catchUp,
    renew: async (subscriptionId, outcome) => {
      await together(world, (inside) => renewSubscription(inside, subscriptionId, outcome));
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await round;
    },
  };
}

const everyMs = 300;
