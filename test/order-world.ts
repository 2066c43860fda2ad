import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { settingsFrom } from '../app/settings/environment.server.ts';
import { startJobQueue } from '../app/adapters/job-queue.ts';
import type { JobQueue } from '../app/base/jobs.server.ts';
import { handlePaymentEventJob, receivePaymentEvent } from '../app/orders/payment-events.server.ts';
import { viesSandbox } from '../app/adapters/vies-sandbox.ts';
import type { LookNeeds as OrderLookNeeds } from '../app/orders/latest-order.server.ts';
import type { VatNeeds } from '../app/orders/manage/review-vat.server.ts';
import type { OrderContent } from '../app/orders/order.ts';
import { findOrder, showOrder } from '../app/orders/order-queries.server.ts';
import { placeOrder, type Placed, type Placing } from '../app/orders/place-order.server.ts';
import { openPaymentSandbox, type PaymentSandbox, type Webhook } from './payment-sandbox.ts';
import { testSecret } from './test-secret.ts';

type LookNeeds = OrderLookNeeds & VatNeeds;

/**
 * For all tests of a file: orders on their own database, with the payment sandbox as the provider. Jobs are done when
 * a test says so.
 */
export function openOrderWorld() {
  let sandbox: PaymentSandbox;
  let queue: JobQueue;
  let services: LookNeeds;
  const lines: string[] = [];
  const start = new Date('2026-11-15T12:00:00Z');
  let now = start;
  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    sandbox = await openPaymentSandbox();
    queue = await startJobQueue(sandbox.database.url, log);
    services = {
      db: drizzle(sandbox.database.pool),
      payments: sandbox.payments,
      checkVatId: viesSandbox(() => now),
      enqueue: queue.enqueue,
      now: () => now,
      secret: testSecret,
      settings: settingsFrom({ SITE_URL: 'https://site.example' }),
      log,
      isWithinLimit: async () => true,
    };
  });
  afterAll(async () => {
    await queue.stop();
    await sandbox.drop();
  });

  const place = (placing: Partial<Placing> = {}, given: Partial<LookNeeds> = {}) =>
    placeOrder({ ...services, ...given }, placingOf(placing));
  const rows = async (query: string): Promise<Record<string, unknown>[]> =>
    (await sandbox.database.pool.query(query)).rows;

  return {
    get sandbox() {
      return sandbox;
    },
    get services() {
      return services;
    },
    get queue() {
      return queue;
    },
    get pool() {
      return sandbox.database.pool;
    },
    /** Of the log: warnings and worse. */
    lines,
    rows,
    place,
    setNow: (moment: string) => {
      now = new Date(moment);
    },
    /** Presses the button, and finds what came of it. */
    async order(placing: Partial<Placing> = {}) {
      const whole = placingOf(placing);
      const { url: page } = startedIn(await placeOrder(services, whole));
      const [row] = await rows(`select reference from plan_order where checkout_id = '${whole.checkoutId}'`);
      const order = (await findOrder(services.db, String(row!.reference)))!;
      return { placing: whole, reference: order.reference, sessionId: order.sessionId!, url: page };
    },
    show: async (reference: string) => (await showOrder(services.db, reference))!,
    /** As the webhook route does. */
    receive: ({ body, signature }: Webhook) => receivePaymentEvent(services, body, signature),
    /** All webhooks that come within the time are stored, each as often as it comes, and their jobs done. */
    async hear(seconds = 10) {
      const from = sandbox.received.length;
      await sandbox.pass(seconds);
      // What has happened until then is told of soon after.
      await sandbox.pass(10);
      for (const webhook of sandbox.received.slice(from)) {
        await receivePaymentEvent(services, webhook.body, webhook.signature);
      }
      await this.handleEvents();
    },
    async handleEvents() {
      const handle = handlePaymentEventJob(services);
      const waiting = await rows(
        'select id from payment_event where handled_at is null order by received_at',
      );
      for (const { id } of waiting) await handle({ eventId: String(id) });
    },
    mails: () => rows('select key, template, recipient, payload from outgoing_mail order by id'),
    jobs: async () => (await queue.list()).map(({ name }) => name).toSorted(),
    /** Back to the first day, with nothing ordered. */
    async empty() {
      await rows(
        'truncate plan_order, account, invoice, invoice_counter, payment_event, outgoing_mail, checkout cascade',
      );
      await rows('delete from jobs.job');
      lines.length = 0;
      now = start;
    },
  };
}

export type OrderWorld = ReturnType<typeof openOrderWorld>;

export function contentOf(fields: Partial<OrderContent> = {}): OrderContent {
  return {
    tier: 'starter',
    buyer: {
      firstName: 'Mara',
      lastName: 'Example',
      email: 'mara@buyer.example',
      company: 'Kontor Söhne GmbH',
    },
    billing: {
      street: 'Speicherstraße 4',
      postalCode: '20457',
      city: 'Hamburg',
      state: '',
      country: 'DE',
      billingEmail: '',
      notes: '',
    },
    paymentMethod: 'credit_card',
    promoCode: null,
    vatId: null,
    vatCheck: null,
    ...fields,
  };
}

export const debit = { paymentMethod: 'sepa_debit' } as const;
/** Test accounts: paid after 3 minutes, and failing after 3 minutes. */
export const goodAccount = { iban: 'DE08370400440532013003', name: 'Mara Example' };
export const badAccount = { iban: 'DE78370400440532013004', name: 'Mara Example' };

function placingOf(placing: Partial<Placing>): Placing {
  return { checkoutId: crypto.randomUUID(), content: contentOf(), shownTotalCents: 112_812, ...placing };
}

export function startedIn(placed: Placed) {
  if (placed.outcome !== 'started') throw new Error(placed.outcome);
  return placed;
}
