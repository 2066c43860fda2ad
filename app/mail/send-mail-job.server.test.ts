import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startJobQueue } from '../adapters/job-queue.ts';
import { smtpMailer } from '../adapters/mailers.ts';
import type { Database } from '../base/database.server.ts';
import type { JobHandlers, JobQueue } from '../base/jobs.server.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { listMails, queueMail } from './mail-store.server.ts';
import { sendMailJob } from './send-mail-job.server.ts';

let database: TestDatabase;
let db: Database;
let queue: JobQueue;
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  database = await createTestDatabase();
  db = drizzle(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  lines.length = 0;
  await database.pool.query('truncate outgoing_mail restart identity');
  queue = await startJobQueue(database.url, log, { retrySeconds: 1, superviseSeconds: 1 });
  await database.pool.query('delete from jobs.job');
  await queueMail(db, queue.enqueue, {
    key: 'lead/1/visitor',
    template: 'team-notice',
    to: 'kim@company.example',
    payload: { title: 'We have your question', lines: [], facts: [] },
  });
  return () => queue.stop();
});

/** Has the mails sent by a real mail server on this machine. */
async function workWith(options: SMTPServerOptions, timeoutMs = 10_000) {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => void stream.resume().on('end', () => done()),
    ...options,
  });
  // It is left alone by those who have no patience.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => server.close());
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const mailer = smtpMailer(
    url,
    { from: 'hello@marketquay.example', answersTo: 'hello@marketquay.example' },
    { timeoutMs },
  );
  onTestFinished(mailer.close);
  const send = sendMailJob({
    db,
    log,
    send: mailer,
    siteUrl: 'https://www.marketquay.example',
    makeEnclosure: () => expect.unreachable(),
  });
  await queue.work(
    new Proxy({} as JobHandlers, { get: (_, name) => (name === 'send-mail' ? send : async () => {}) }),
  );
}

const refusal = (said: string) => ({
  onRcptTo: vi.fn<NonNullable<SMTPServerOptions['onRcptTo']>>((_, __, done) =>
    done(Object.assign(new Error(said), { responseCode: 550 })),
  ),
});

const job = async () => (await queue.list())[0];

test('sends a mail although the server did not answer at first', { tags: ['exhaustive'] }, async () => {
  let connections = 0;
  await workWith({ onConnect: (_, done) => void ((connections += 1) > 1 && done()) }, 500);
  await eventually(async () => expect((await job())?.state).toBe('done'));
  expect(connections).toBeGreaterThan(1);
  expect(await listMails(db, { unsent: true })).toEqual([]);
});

test('does not retry a mail to an address that does not exist', async () => {
  const server = refusal('5.1.1 <kim@company.example> is not known here');
  await workWith(server);
  await eventually(async () => expect(await job()).toMatchObject({ state: 'done', attempts: 1 }));
  expect(await listMails(db, { refused: true })).toMatchObject([
    { id: 1, sentAt: null, refusedAt: expect.any(Date) },
  ]);
  expect(await listMails(db, { unsent: true })).toEqual([]);
  expect(lines.join('')).toContain('"status":"5.1.1"');
  expect(lines.join('')).not.toContain('kim@');

  await queue.enqueue(db, 'send-mail', { mailId: 1 });
  await eventually(async () =>
    expect((await queue.list()).map(({ state }) => state)).toEqual(['done', 'done']),
  );
  expect(server.onRcptTo).toHaveBeenCalledOnce();
});

test('retries a mail that was refused for another reason', { tags: ['exhaustive'] }, async () => {
  await workWith(refusal('5.7.1 <kim@company.example>: Relay access denied'));
  await eventually(async () => expect((await job())?.attempts).toBeGreaterThan(1));
  expect((await job())?.lastError).toBe('The mail was not taken: EENVELOPE 550 5.7.1 RCPT TO');
  expect(await listMails(db, { unsent: true })).toMatchObject([{ id: 1, refusedAt: null }]);
  const { rows } = await database.pool.query('select output from jobs.job');
  expect(lines.join('') + JSON.stringify(rows)).not.toContain('kim@');
});
