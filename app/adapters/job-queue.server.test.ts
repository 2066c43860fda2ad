import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { JobHandlers, JobQueue } from '../base/jobs.server.ts';
import { startJobQueue } from './job-queue.ts';

let database: TestDatabase;
let queue: JobQueue;
const lines: { level: number; msg: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  lines.length = 0;
  await database.pool.query('delete from jobs.job; delete from jobs.schedule');
  queue = await startJobQueue(database.url, log, { retrySeconds: 1, superviseSeconds: 1 });
});

afterEach(() => queue.stop());

const enqueue = () => queue.enqueue(drizzle(database.pool), 'deliver-lead', { leadId: 7 });
const giveUp = (error: string) =>
  database.pool.query(
    `update jobs.job set state = 'failed', retry_count = retry_limit, completed_on = now(), output = $1`,
    [{ message: error }],
  );

const errors = () => lines.filter(({ level }) => level === pino.levels.values['error']);

/** All other work is done by doing nothing. */
const handlers = (deliver: JobHandlers['deliver-lead']) =>
  new Proxy({} as JobHandlers, { get: (_, name) => (name === 'deliver-lead' ? deliver : async () => {}) });

test('a job that fails is tried again after a while', async () => {
  const errorSeen = Promise.withResolvers<void>();
  const deliver = vi
    .fn<JobHandlers['deliver-lead']>()
    .mockRejectedValueOnce(new Error('away'))
    .mockReturnValueOnce(errorSeen.promise);
  await enqueue();
  await queue.work(handlers(deliver));
  await eventually(async () => expect((await queue.list())[0]?.lastError).toBe('away'));
  errorSeen.resolve();
  await eventually(async () => expect((await queue.list())[0]?.state).toBe('done'));
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
  await eventually(() => expect(deliver).toHaveBeenCalledWith({ leadId: 7 }));
});

test('a worker goes on to the next job without being woken', async () => {
  await queue.stop();
  queue = await startJobQueue(database.url, log, { lookEveryMs: 600_000 });
  for (let job = 0; job < 20; job += 1) await enqueue();
  const deliver = vi.fn<JobHandlers['deliver-lead']>();
  await queue.work(handlers(deliver));
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(20));
});

test('an idle queue hardly asks the database', async () => {
  await queue.work(handlers(async () => {}));
  const asked = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  await sleep(1_500);
  // Three looks and the maintenance; if every worker asked once a second, there would be over thirty. Other tests may
  // have a site running in the same process.
  const own = asked.mock.contexts.filter((client) =>
    database.url.endsWith(`/${(client as Client).database}`),
  );
  expect(own.length).toBeLessThan(20);
});

test('a revived job has all its attempts again', { tags: ['exhaustive'] }, async () => {
  await enqueue();
  await giveUp('The sales system answered 500.');
  await queue.revive((await queue.list())[0]!.id);
  expect(await queue.list()).toMatchObject([{ state: 'waiting', attempts: 0, lastError: null }]);
  const deliver = vi
    .fn<JobHandlers['deliver-lead']>()
    .mockRejectedValueOnce(new Error('still away'))
    .mockRejectedValueOnce(new Error('still away'));
  await queue.work(handlers(deliver));
  await eventually(async () => expect(await queue.list()).toMatchObject([{ state: 'done', attempts: 3 }]));
});

test('a job that is revived by two at once is there once, with its priority and its key', async () => {
  await enqueue();
  await giveUp('away');
  await database.pool.query(`update jobs.job set priority = 5, singleton_key = 'a key'`);
  const { id } = (await queue.list())[0]!;
  const answers = await Promise.all([queue.revive(id), queue.revive(id)]);
  expect(answers).toEqual([true, true]);
  const { rows } = await database.pool.query('select state, priority, singleton_key from jobs.job');
  expect(rows).toEqual([{ state: 'created', priority: 5, singleton_key: 'a key' }]);
});

test('a job that is given up is logged as an error, whatever it died of', async () => {
  await enqueue();
  await database.pool.query('update jobs.job set retry_limit = 0');
  await queue.work(handlers(() => Promise.reject(new Error('away'))));
  await eventually(() => expect(errors()).toMatchObject([{ job: 'deliver-lead', reason: 'away' }]));
});

test.each([
  { what: 'gave no sign of life', column: 'heartbeat_on', reason: 'job heartbeat timeout' },
  { what: 'took too long', column: 'started_on', reason: 'job timed out' },
])('so is one whose last attempt $what', async ({ column, reason }) => {
  await enqueue();
  await database.pool.query(
    `update jobs.job set state = 'active', retry_count = retry_limit, started_on = now(), heartbeat_on = now()`,
  );
  await database.pool.query(`update jobs.job set ${column} = now() - interval '1 hour'`);
  const { id } = (await queue.list())[0]!;
  await queue.work(handlers(async () => {}));
  const given = { job: 'deliver-lead', id, attempts: 25, reason };
  await eventually(() => expect(errors()).toMatchObject([given]));
  expect(await queue.list({ state: 'dead' })).toMatchObject([{ id, lastError: reason }]);
});

test('what a visitor has typed is not kept with an error', async () => {
  const cause = new Error('duplicate key');
  const error = new DrizzleQueryError('insert into lead', ['kim@company.example'], cause);
  await enqueue();
  await queue.work(handlers(() => Promise.reject(error)));
  await eventually(async () => expect((await queue.list())[0]?.lastError).toMatch(/duplicate key/));
  const { rows } = await database.pool.query('select output from jobs.job');
  expect(JSON.stringify(rows)).not.toContain('kim@');
});

test('what is done of itself is planned once the site works, and what no longer is, is not', async () => {
  const planned = async () =>
    (await database.pool.query('select name, cron from jobs.schedule order by name')).rows;
  expect(await planned()).toEqual([]);
  await database.pool.query(`insert into jobs.schedule (name, cron) values ('send-mail', '* * * * *')`);
  await queue.work(handlers(async () => {}));
  expect(await planned()).toEqual([
    { name: 'forget-requests', cron: '17 3 * * *' },
    { name: 'remind-webinars', cron: '11 * * * *' },
    { name: 'renewal-notices', cron: '40 7 * * *' },
    { name: 'send-new-editions', cron: '41 * * * *' },
    { name: 'settle-orders', cron: '*/10 * * * *' },
  ]);
});

test('what was done of itself is listed as what was told nothing', async () => {
  // As the schedule stores it.
  await database.pool.query(`insert into jobs.job (name, data) values ('settle-orders', null)`);
  expect((await queue.list()).map(({ data }) => data)).toEqual([{}]);
});

test('a job that waits is tried now, with the attempts that it has left', async () => {
  await enqueue();
  await database.pool.query(
    `update jobs.job set state = 'retry', retry_count = 20, start_after = now() + interval '6 hours'`,
  );
  const { id } = (await queue.list())[0]!;
  expect(await queue.revive(id)).toBe(true);
  expect(await queue.list()).toMatchObject([{ id, state: 'waiting', attempts: 21 }]);
  const deliver = vi.fn<JobHandlers['deliver-lead']>();
  await queue.work(handlers(deliver));
  await eventually(() => expect(deliver).toHaveBeenCalledWith({ leadId: 7 }));
});

test('what is being done, was done or never was is not tried again', async () => {
  await enqueue();
  const { id } = (await queue.list())[0]!;
  for (const state of ['active', 'completed']) {
    await database.pool.query('update jobs.job set state = $1', [state]);
    expect(await queue.revive(id)).toBe(false);
  }
  for (const unknown of [crypto.randomUUID(), 'x', "' or 1=1"])
    expect(await queue.revive(unknown)).toBe(false);
});

test('a command beside the site leaves the queue as it is', async () => {
  const beside = await startJobQueue(database.url, log, { readOnly: true });
  await enqueue();
  expect(await beside.list()).toHaveLength(1);
  await beside.stop();
  const { rows } = await database.pool.query(
    `select retry_delay from jobs.queue where name = 'deliver-lead'`,
  );
  expect(rows).toEqual([{ retry_delay: 1 }]);
});

test('connections lost while stopping are not reported', async () => {
  const other = await createTestDatabase();
  onTestFinished(() => other.drop());
  const stopping = await startJobQueue(other.url, log);
  const started = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  await stopping.enqueue(drizzle(other.pool), 'deliver-lead', { leadId: 7 });
  await stopping.work(
    handlers(async () => {
      started.resolve();
      await mayEnd.promise;
    }),
  );
  await started.promise;
  const stopped = stopping.stop();
  await other.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'marketquay jobs'`,
  );
  mayEnd.resolve();
  await stopped;
  expect(lines).toEqual([]);
});
