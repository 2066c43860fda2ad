import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { parseSettings } from '../adapters/environment.ts';
import { startJobQueue } from '../adapters/job-queue.ts';
import type { JobQueue } from '../jobs/jobs.server.ts';
import { acceptPublicMail } from './public-mails.server.ts';

let database: TestDatabase;
let queue: JobQueue;
beforeAll(async () => {
  database = await createTestDatabase();
  queue = await startJobQueue(database.url, pino({ level: 'silent' }));
});
afterAll(async () => {
  await queue.stop();
  await database.drop();
});

const payload = { name: 'Kim', email: 'kim@company.example', message: 'A question.' };

function accept(call: unknown, isWithinLimit = true) {
  const parsed = parseSettings({}, { appEnv: 'preview' });
  if (!parsed.ok) throw new Error('settings');
  const services = {
    db: drizzle(database.pool),
    enqueue: queue.enqueue,
    now: () => new Date('2026-11-15T12:00:00Z'),
    isWithinLimit: async () => isWithinLimit,
    settings: parsed.settings,
  };
  return acceptPublicMail(services, call, '192.0.2.1');
}

test('a known template goes to ourselves, once for the same words', async () => {
  const call = { templateName: 'contact', payload };
  expect((await accept(call)).status).toBe(202);
  expect((await accept(call)).status).toBe(202);
  const { rows } = await database.pool.query('select recipient, template from outgoing_mail');
  expect(rows).toEqual([{ recipient: 'hello@marketquay.example', template: 'team-notice' }]);
});

test.each([
  ['no template', {}, 422],
  ['nothing', null, 422],
  ['another template', { templateName: 'newsletter-confirm', payload }, 404],
  ['a name of every object', { templateName: 'constructor', payload }, 404],
  ['a recipient', { templateName: 'contact', payload: { ...payload, to: 'someone@else.example' } }, 422],
  [
    'two addresses',
    { templateName: 'contact', payload: { ...payload, email: 'a@b.example,c@d.example' } },
    422,
  ],
  [
    'a header',
    { templateName: 'contact', payload: { ...payload, email: 'a@b.example\r\nBcc: c@d.example' } },
    422,
  ],
  ['too much', { templateName: 'contact', payload: { ...payload, message: 'a'.repeat(5_000) } }, 422],
])('%s is refused', async (_, call, status) => {
  expect((await accept(call)).status).toBe(status);
});

test('who sends many has to wait', async () => {
  expect((await accept({ templateName: 'contact', payload }, false)).status).toBe(429);
});
