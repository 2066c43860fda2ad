import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startJobQueue } from '../adapters/job-queue.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { JobHandlers, JobQueue } from './jobs.server.ts';

let database: TestDatabase;
let queue: JobQueue;
const log = pino({ level: 'silent' });

beforeEach(async () => {
  database = await createTestDatabase();
  queue = await startJobQueue(database.url, log, { retrySeconds: 1 });
});

afterEach(async () => {
  await queue.stop();
  await database.drop();
});

const enqueue = () => queue.enqueue(drizzle(database.pool), 'deliver-lead', { leadId: 7 });
const giveUp = (error: string) =>
  database.pool.query(
    `update jobs.job set state = 'failed', retry_count = retry_limit, completed_on = now(), output = $1`,
    [{ message: error }],
  );

/** All other work is done by doing nothing. */
const handlers = (deliver: JobHandlers['deliver-lead']) =>
  new Proxy({} as JobHandlers, { get: (_, name) => (name === 'deliver-lead' ? deliver : async () => {}) });

test('a job that fails is tried again after a while', async () => {
  const deliver = vi.fn<JobHandlers['deliver-lead']>().mockRejectedValueOnce(new Error('away'));
  await enqueue();
  await queue.work(handlers(deliver));
  await vi.waitFor(async () => expect((await queue.list())[0]?.lastError).toBe('away'), { timeout: 10_000 });
  await vi.waitFor(async () => expect((await queue.list())[0]?.state).toBe('done'), { timeout: 20_000 });
  expect(deliver.mock.calls).toEqual([[{ leadId: 7 }], [{ leadId: 7 }]]);
});

test('a job that was given up is listed with its error, and can be tried again', async () => {
  await enqueue();
  await giveUp('The sales system answered 500.');
  const [dead] = await queue.list({ state: 'dead' });
  expect(dead).toMatchObject({
    name: 'deliver-lead',
    data: { leadId: 7 },
    state: 'dead',
    lastError: 'The sales system answered 500.',
    nextTry: null,
  });

  expect(await queue.revive(dead!.id)).toBe(true);
  expect(await queue.list({ state: 'dead' })).toEqual([]);
  const deliver = vi.fn<JobHandlers['deliver-lead']>();
  await queue.work(handlers(deliver));
  await vi.waitFor(() => expect(deliver).toHaveBeenCalledWith({ leadId: 7 }), { timeout: 10_000 });
});

test('only what was given up is revived', async () => {
  await enqueue();
  const [waiting] = await queue.list();
  for (const id of [waiting!.id, crypto.randomUUID(), 'x', "' or 1=1"])
    expect(await queue.revive(id)).toBe(false);
});

test('a command beside the site leaves the queue as it is', async () => {
  const beside = await startJobQueue(database.url, log, { looksOn: true });
  await enqueue();
  expect(await beside.list()).toHaveLength(1);
  await beside.stop();
  const { rows } = await database.pool.query(
    `select retry_delay from jobs.queue where name = 'deliver-lead'`,
  );
  expect(rows).toEqual([{ retry_delay: 1 }]);
});
