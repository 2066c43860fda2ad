import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startJobQueue } from '../app/adapters/job-queue.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 90_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('what was given up is listed and tried again', async () => {
  const queue = await startJobQueue(database.url, pino({ level: 'silent' }));
  await queue.enqueue(drizzle(database.pool), 'send-mail', { mailId: 7 });
  await queue.stop();
  await database.pool.query(`update jobs.job set state = 'failed'`);
  const { output } = await run('jobs', '--dead');
  expect(output).toMatch(/^[\da-f-]{36} {2}send-mail +{"mailId":7} {2}dead/);
  expect(await run('jobs', 'retry', output.slice(0, 36))).toMatchObject({ code: 0 });
  expect(await run('jobs', 'retry', output.slice(0, 36))).toMatchObject({ code: 1 });
});

test('requests are listed, shown, exported and forgotten', async () => {
  await database.pool.query(
    `insert into lead (idempotency_key, form_type, email, fields, tracking, received_at)
     values (gen_random_uuid(), 'contact', 'kim@company.example', '{"company": "Company"}', '{}', '2020-01-01')`,
  );
  expect((await run('leads', '--undelivered', '--since', '2019-12-31')).output).toMatch(
    /MQ-R-000001 {2}2020-01-01 00:00 {2}contact {2}undelivered {2}kim@company.example\n$/,
  );
  expect((await run('leads', 'show', '1')).output).toContain('"company": "Company"');
  expect((await run('leads', 'export', '--csv')).output).toMatch(/^request,form,.*\nMQ-R-000001,contact,/);
  expect((await run('forget', '--now')).output).toMatch(/^ +1 {2}leads\n +0 {2}mails\n/);
  expect(await run('leads', 'show', '1')).toMatchObject({ code: 1, errors: 'There is no request 1.\n' });
});

test('it says how it is called, and when it was called wrongly', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('retry-dead') });
  for (const words of ['', 'leads show x', 'mails --dead'])
    expect({ words, ...(await run(...words.split(' ').filter(Boolean))) }).toMatchObject({
      code: 2,
      errors: expect.stringContaining('npm run ops -- <command>'),
    });
});

async function run(...words: string[]): Promise<{ code: number; output: string; errors: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url };
  try {
    const ended = await promisify(execFile)(process.execPath, ['scripts/ops.ts', ...words], { env });
    return { code: 0, output: ended.stdout, errors: ended.stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout, errors: stderr };
  }
}
