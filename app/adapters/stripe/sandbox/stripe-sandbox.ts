import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../../../base/database.server.ts';
import type { StripeConnection } from '../stripe-payments.ts';
import { settleDue } from './settlement.ts';
import { renewSubscription } from './subscriptions.ts';
import { createHostedPages } from './hosted-pages.tsx';
import { testAccounts, testCards } from './read-payment.ts';
import { connectToSandbox } from './stripe-api.ts';
import { deliverDue, type Receiver } from './webhooks.ts';
import { inTransaction, type World } from './store.ts';

export type StripeSandbox = {
  connection: StripeConnection;
  /** Must be mounted at `/sandbox-payments`. */
  pages: Hono;
  testNumbers: readonly { number: string; does: string }[];
  deliverTo: (receiver: Receiver) => void;
  run: () => void;
  catchUp: (until: Date) => Promise<void>;
  renew: (subscriptionId: string, outcome: 'paid' | 'failed') => Promise<void>;
  stop: () => Promise<void>;
};

type Options = { db: Database; siteUrl: string; log: Logger; now?: () => Date; seed?: number };

export async function startStripeSandbox({ log, ...options }: Options): Promise<StripeSandbox> {
  const world: World = { now: () => new Date(), seed: 1, ...options };
  const connection = await connectToSandbox(world);

  let receiver: Receiver | null = null;
  let round = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const catchUp = async (until: Date) => {
    await settleDue(world, until);
    if (receiver) await deliverDue(world, receiver, until);
  };
  const scheduleRound = () => {
    timer = setTimeout(() => {
      round = runRound().then(() => (timer ? scheduleRound() : undefined));
    }, everyMs).unref();
  };
  let isFailing = false;
  const runRound = async () => {
    try {
      await catchUp(world.now());
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'the payment sandbox isFailing, and tries again');
      isFailing = true;
    }
  };

  return {
    connection,
    pages: createHostedPages(world),
    testNumbers: [...testCards, ...testAccounts],
    deliverTo: (given) => {
      receiver = given;
    },
    run: scheduleRound,
    catchUp,
    renew: async (subscriptionId, outcome) => {
      await inTransaction(world, (inside) => renewSubscription(inside, subscriptionId, outcome));
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await round;
    },
  };
}

const everyMs = 300;
