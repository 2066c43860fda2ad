import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { startJobQueue } from '../app/adapters/job-queue.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { openOrderWorld } from '../test/order-world.ts';
import { runProgram } from '../test/run-program.ts';
import { testSecret } from '../test/test-secret.ts';
import { settleOrder } from '../app/orders/settle-order.server.ts';
import { opsProgram } from './ops.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
const world = openOrderWorld();

test('lists failed jobs and runs them again', async () => {
  const queue = await startJobQueue(database.url, pino({ level: 'silent' }));
  await queue.enqueue(drizzle(database.pool), 'send-mail', { mailId: 7 });
  await queue.stop();
  await database.pool.query(`update jobs.job set state = 'failed'`);
  const { output, errors } = await run('jobs', '--dead');
  expect(errors).toBe('1 job\n');
  expect(output).toMatch(/^[\da-f-]{36} {2}send-mail +{"mailId":7} {2}dead/);
  expect(await run('jobs', 'retry', output.slice(0, 36))).toMatchObject({ code: 0 });
  expect((await run('jobs', '--dead')).output).toBe('');
  expect(await run('jobs', 'retry', crypto.randomUUID())).toMatchObject({ code: 1 });
});

test('lists, shows, exports and forgets requests', async () => {
  await database.pool.query(
    `insert into lead (idempotency_key, form_type, email, fields, tracking, received_at)
     values (gen_random_uuid(), 'contact', 'kim@company.example', '{"company": "Company"}', '{}', '2020-01-01')`,
  );
  expect((await run('leads', '--undelivered', '--since', '2019-12-31')).output).toMatch(
    /MQ-R-000001 {2}2020-01-01 00:00 {2}contact {2}undelivered {2}kim@company.example\n$/,
  );
  expect(await run('leads', '--since', '1.11.2026')).toMatchObject({
    code: 1,
    errors: 'Invalid date "1.11.2026": expected YYYY-MM-DD.\n',
  });
  expect((await run('leads', 'show', '1')).output).toContain('"company": "Company"');
  expect((await run('leads', 'export', '--csv')).output).toMatch(/^request,form,.*\nMQ-R-000001,contact,/);
  expect((await run('forget', '--now')).output).toMatch(/^ +1 {2}leads\n +0 {2}mails\n/);
  expect(await run('leads', 'show', '1')).toMatchObject({ code: 1, errors: 'There is no request 1.\n' });
});

test('lists a suspect request and delivers it on demand', async () => {
  const { rows } = await database.pool.query(
    `insert into lead (idempotency_key, form_type, email, fields, tracking, suspect)
     values (gen_random_uuid(), 'contact', 'bot@company.example', '{}', '{}', true) returning id`,
  );
  const [{ id }] = rows;
  expect((await run('leads', '--suspect')).output).toMatch(/contact {2}suspect {2}bot@company.example\n$/);
  expect(await run('leads', 'deliver', id)).toMatchObject({
    code: 0,
    errors: expect.stringContaining('no longer suspect'),
  });
  expect((await run('leads', '--suspect')).output).toBe('');
  expect((await run('jobs')).output).toContain(`deliver-lead      {"leadId":${id}}  waiting`);
  expect((await run('mails', '--unsent')).output).toContain(`team-notice  lead/${id}/team`);
  expect(await run('leads', 'deliver', '99')).toMatchObject({ code: 1, errors: 'There is no request 99.\n' });
});

test('lists everything that needs attention, not only the newest', async () => {
  const { url, pool, drop } = await createTestDatabase();
  onTestFinished(drop);
  const queue = await startJobQueue(url, pino({ level: 'silent' }));
  await queue.stop();
  await pool.query(
    `insert into lead (idempotency_key, form_type, email, fields, tracking)
     select gen_random_uuid(), 'contact', 'kim@company.example', '{}', '{}' from generate_series(1, 201)`,
  );
  await pool.query(
    `insert into outgoing_mail (key, template, recipient, payload, refused_at)
     select number, 'team-notice', 'kim@company.example', '{}', case when number > 201 then now() end
     from generate_series(1, 402) as number`,
  );
  await pool.query(
    `insert into jobs.job (name, data, state) select 'send-mail', '{}', 'failed' from generate_series(1, 201)`,
  );
  await pool.query(
    `insert into plan_order (reference, checkout_id, state, tier, buyer, billing, payment_method, price_cents,
       discount_cents, tax_cents, total_cents, attempt, problems, ordered_at)
     select number, gen_random_uuid(), 'awaiting_payment', 'starter', '{"email": "kim@company.example"}', '{}',
       'credit_card', 100, 0, 19, 119, 1,
       '[{"at": "2026-11-15T12:00:00Z", "note": "Payment does not match the order."},
         {"at": "2026-11-16T12:00:00Z", "note": "Paid twice."}]', now() from generate_series(1, 201) as number`,
  );
  const lists = [
    'leads --undelivered',
    'orders --problems',
    'mails --unsent',
    'mails --refused',
    'jobs --dead',
  ];
  for (const list of lists) {
    const { output, errors } = await runOn(url, ...list.split(' '));
    expect({ list, lines: output.split('\n').length - 1 }).toEqual({ list, lines: 201 });
    expect(errors).toMatch(/^201 /);
  }
  const all = await runOn(url, 'mails');
  expect(all.output).toMatch(/^ +402 .* {2}refused {2}team-notice/);
  expect(all.errors).toBe('The newest 200 mails; there may be more.\n');
});

test('lists, shows, resends, exports and refunds orders', async () => {
  const { reference, sessionId } = await world.order();
  const ops = (...words: string[]) => runOn(world.sandbox.database.url, 'orders', ...words);
  expect(await ops('refund', reference)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('not paid'),
  });
  await world.sandbox.pay(sessionId);
  await settleOrder(world.services, reference);

  expect((await ops()).output).toMatch(
    new RegExp(`^${reference}  2026-11-15 12:00  paid  starter +€1,128.12  mara@buyer.example\n$`),
  );
  expect(JSON.parse((await ops('show', reference)).output)).toMatchObject({
    order: { reference, totalCents: 112_812 },
    account: { email: 'mara@buyer.example' },
    invoices: [{ number: 'MQ-2026-000001' }],
  });
  expect((await ops('export', '--csv')).output).toMatch(new RegExp(`^order,state,.*\\n${reference},paid,`));
  expect(await ops('resend', reference)).toMatchObject({ code: 0 });
  expect((await world.mails()).filter(({ template }) => template === 'order-receipt')).toHaveLength(2);

  expect(await ops('refund', reference)).toMatchObject({ code: 0 });
  expect((await world.show(reference)).order.refundedAt).not.toBeNull();
  const { data: refunds } = await world.sandbox.stripe.refunds.list();
  expect(refunds.map(({ amount }) => amount)).toEqual([112_812]);
  expect(await ops('refund', reference)).toMatchObject({ code: 0, errors: 'Already refunded.\n' });
  expect((await world.sandbox.stripe.refunds.list()).data).toHaveLength(1);
  expect(await ops('resend', reference)).toMatchObject({
    code: 1,
    errors: `The order ${reference} was refunded: its invoice is cancelled.\n`,
  });

  expect(await ops('resend', 'MQ-O-000000000000')).toMatchObject({ code: 1 });
});

test('refunds nothing without the keys of the payment provider or its sandbox', async () => {
  expect(await run('orders', 'refund', 'MQ-O-000000000000')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Set STRIPE_SECRET_KEY'),
  });
});

test('does not create a database where there is none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marketquay-ops-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(await runIn({ DATA_DIR: dataDir }, 'jobs', '--dead')).toEqual({
    code: 1,
    output: '',
    errors: `There is no database in "${dataDir}". Set DATA_DIR or DATABASE_URL to the values of the site.\n`,
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('starts the database itself while the site is stopped', { tags: ['exhaustive'] }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marketquay-ops-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  // Postgres may run as another user.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, say: () => {}, durable: false });
  await server.stop();
  expect(await runIn({ DATA_DIR: dataDir }, 'mails')).toMatchObject({ code: 0, output: '' });
});

test('prints its usage on request and after a wrong call', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('retry-dead') });
  for (const words of ['', 'leads show x', 'mails --dead'])
    expect({ words, ...(await run(...words.split(' ').filter(Boolean))) }).toMatchObject({
      code: 2,
      errors: expect.stringContaining('npm run ops -- <command>'),
    });
});

test('runs as a process and ends with its exit code', { tags: ['exhaustive'] }, async () => {
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url };
  const runProcess = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/ops.ts', ...words], { env });
  expect(await runProcess('jobs', '--dead')).toEqual({ stdout: '', stderr: '0 jobs\n' });
  await expect(runProcess('leads', 'show', '99')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no request 99.\n',
  });
});

const run = (...words: string[]) => runOn(database.url, ...words);
const runOn = (url: string, ...words: string[]) =>
  runIn({ DATABASE_URL: url, SESSION_SECRET: testSecret }, ...words);
const runIn = (settings: Record<string, string>, ...words: string[]) =>
  runProgram(opsProgram, words, settings);
