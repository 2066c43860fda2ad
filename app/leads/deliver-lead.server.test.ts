import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createTestDatabase } from '../../test/database.ts';
import { openOffice } from '../../test/office.ts';
import { startJobQueue } from '../adapters/job-queue.ts';
import { salesEndpoint } from '../adapters/sales.ts';
import type { JobHandlers } from '../base/jobs.server.ts';
import { deliverAgain, deliverLeadJob } from './deliver-lead.server.ts';
import { findLead, leadTable } from './leads.server.ts';

const office = openOffice();

beforeEach(async () => {
  await office.pool.query('truncate lead, outgoing_mail restart identity cascade');
  await office.pool.query('delete from jobs.job');
});

const key = '0195d4a0-0000-7000-8000-000000000001';

async function store(values: Partial<typeof leadTable.$inferInsert>) {
  await office
    .services()
    .db.insert(leadTable)
    .values({
      idempotencyKey: key,
      formType: 'contact',
      email: 'kim@company.example',
      fields: { email: 'kim@company.example', company: 'Company', phone: '' },
      tracking: {},
      receivedAt: new Date('2026-11-15T12:00:00Z'),
      ...values,
    });
}

const again = (leadId = 1) =>
  deliverAgain({ ...office.services(), teamMail: 'team@marketquay.example' }, leadId);
const jobs = async () => (await office.queue.list()).map(({ name }) => name).toSorted();
const mails = async () =>
  (await office.pool.query('select key, template, recipient, payload from outgoing_mail')).rows;

test('delivers a delivered lead again, under the same key', async () => {
  await store({ deliveredAt: new Date('2026-11-15') });
  expect(await again()).toBe('enqueued');
  expect(await jobs()).toEqual(['deliver-lead']);
  expect(await mails()).toEqual([]);

  const { db } = office.services();
  const keys: string[] = [];
  const deliver = deliverLeadJob(db, async ({ key: told }) => void keys.push(told));
  await deliver({ leadId: 1 });
  expect(keys).toEqual([key]);
  expect((await findLead(db, 1))?.deliveredAt).not.toBeNull();
});

test('clears a suspect lead: delivers it and notifies the team, once', async () => {
  await store({ suspect: true });
  expect(await again()).toBe('cleared');
  expect(await findLead(office.services().db, 1)).toMatchObject({ suspect: false, deliveredAt: null });
  expect(await jobs()).toEqual(['deliver-lead', 'send-mail']);
  expect(await mails()).toEqual([
    {
      key: 'lead/1/team',
      template: 'team-notice',
      recipient: 'team@marketquay.example',
      payload: {
        title: 'Released from the spam trap: contact',
        lines: [expect.stringContaining('had no reply')],
        facts: [
          ['Reference', 'MQ-R-000001'],
          ['Received', 'Sun, 15 Nov 2026 12:00:00 GMT'],
          ['email', 'kim@company.example'],
          ['company', 'Company'],
        ],
        replyTo: 'kim@company.example',
      },
    },
  ]);
  expect(await again()).toBe('enqueued');
  expect(await mails()).toHaveLength(1);
});

test('does not deliver an unknown lead', async () => {
  expect(await again(99)).toBe('unknown_lead');
  expect(await jobs()).toEqual([]);
});

test('retries a delivery whose receiver hung, under the same key', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const keys: unknown[] = [];
  const receiver = createServer((request, response) => {
    // The first request is never answered.
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
  const idempotencyKey = crypto.randomUUID();
  await db.insert(leadTable).values({
    idempotencyKey,
    formType: 'contact',
    email: 'kim@company.example',
    fields: {},
    tracking: {},
  });
  await queue.enqueue(db, 'deliver-lead', { leadId: 1 });
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const deliver = deliverLeadJob(db, salesEndpoint(url, 'marketquay', { timeoutMs: 1000 }));
  await queue.work(
    new Proxy({} as JobHandlers, { get: (_, name) => (name === 'deliver-lead' ? deliver : async () => {}) }),
  );
  await eventually(async () => {
    const [lead] = await db.select().from(leadTable);
    expect(lead?.deliveredAt).not.toBeNull();
  });
  expect(keys).toEqual([idempotencyKey, idempotencyKey]);
});
