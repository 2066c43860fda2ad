import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { Stripe } from 'stripe';
import { createStripePayments } from '../app/adapters/stripe/stripe-payments.ts';
import { startStripeSandbox } from '../app/adapters/stripe/sandbox/stripe-sandbox.ts';
import type { CheckoutRequest } from '../app/orders/card-payments.ts';
import { createTestDatabase } from './database.ts';

export type Webhook = { body: string; signature: string | null };

/** The payment sandbox on its own database. Time passes, and webhooks arrive, only when a test says so. */
export async function openPaymentSandbox() {
  const database = await createTestDatabase();
  let time = Date.now();
  const startAnother = () =>
    startStripeSandbox({
      db: drizzle(database.pool),
      siteUrl: 'https://site.example',
      log: pino({ level: 'silent' }),
      now: () => new Date(time),
    });
  const sandbox = await startAnother();

  const move = (seconds: number) => {
    time += seconds * 1_000;
  };

  const received: Webhook[] = [];
  let status = 200;
  sandbox.deliverTo(async (request) => {
    const signature = request.headers.get('stripe-signature');
    received.push({ body: await request.text(), signature });
    return new Response(null, { status });
  });

  return {
    sandbox,
    database,
    /** As if another process shared the database. */
    startAnother,
    payments: createStripePayments(sandbox.connection),
    stripe: sdkFor(sandbox.connection.fetch),
    received,
    answerWebhooksWith: (next: number) => {
      status = next;
    },
    move,
    /** Everything that is due by then happens. */
    async pass(seconds: number) {
      move(seconds);
      await sandbox.catchUp(new Date(time));
    },
    /** Sends the form of the payment page. */
    pay: (sessionId: string, fields: Record<string, string> = {}) =>
      sandbox.pages.request(`/pay/${sessionId}`, {
        method: 'POST',
        body: new URLSearchParams({ ...goodCard, ...fields }),
      }),
    async limitPromotion(id: string, times: number) {
      const limit = JSON.stringify({ max_redemptions: times });
      await database.pool.query('update sandbox_payment_object set body = body || $2 where id = $1', [
        id,
        limit,
      ]);
    },
    drop: database.drop,
  };
}

export type PaymentSandbox = Awaited<ReturnType<typeof openPaymentSandbox>>;

export function checkoutRequest(fields: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    orderId: crypto.randomUUID(),
    attempt: 1,
    tier: 'starter',
    expectedTotalCents: 112_812,
    email: 'mara@buyer.example',
    promotionId: null,
    paymentMethod: 'credit_card',
    vatTreatment: 'domestic',
    successUrl: 'https://site.example/checkout/success?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://site.example/checkout/payment-and-overview',
    ...fields,
  };
}

export const goodCard = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 44',
  cvc: '123',
  name: 'Mara Example',
};

function sdkFor(fetchLike: typeof fetch) {
  return new Stripe('sk_test_tests', {
    httpClient: Stripe.createFetchHttpClient(fetchLike),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
