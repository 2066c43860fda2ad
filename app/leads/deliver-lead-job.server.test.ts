import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startJobQueue } from '../adapters/job-queue.ts';
import { salesEndpoint } from '../adapters/sales/sales-endpoint.ts';
import type { JobHandlers } from '../jobs/jobs.server.ts';
import { createTestDatabase } from '../../test/database.ts';
import { deliverLeadJob } from './deliver-lead.server.ts';
import { leadTable } from './leads.server.ts';

test('a lead is delivered though its receiver hung at first, under the same key', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const keys: unknown[] = [];
  const receiver = createServer((request, response) => {
    // The first is taken and never answered.
    if (keys.push(request.headers['idempotency-key']) > 1) response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const queue = await startJobQueue(database.url, pino({ level: 'silent' }), {
    retrySeconds: 1,
    superviseSeconds: 1,
  });
  onTestFinished(queue.stop);

  const db = drizzle(database.pool);
  const key = crypto.randomUUID();
  await db.insert(leadTable).values({
    idempotencyKey: key,
    formType: 'contact',
    email: 'kim@company.example',
    fields: {},
    tracking: {},
  });
  await queue.enqueue(db, 'deliver-lead', { leadId: 1 });
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const deliver = deliverLeadJob(db, salesEndpoint(url, 'marketquay', { timeoutMs: 100 }));
  await queue.work(
    new Proxy({} as JobHandlers, { get: (_, name) => (name === 'deliver-lead' ? deliver : async () => {}) }),
  );
  await vi.waitFor(
    async () => {
      const [lead] = await db.select().from(leadTable);
      expect(lead?.deliveredAt).not.toBeNull();
    },
    { timeout: 60_000 },
  );
  expect(keys).toEqual([key, key]);
});
