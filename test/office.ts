import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { settingsFrom } from '../app/settings/environment.server.ts';
import { startJobQueue } from '../app/adapters/job-queue.ts';
import type { JobQueue } from '../app/base/jobs.server.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { testSecret } from './test-secret.ts';

/** For all tests of a file: their own database with its job queue, and the services built on them. */
export function openOffice() {
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
  return {
    get pool() {
      return database.pool;
    },
    get queue() {
      return queue;
    },
    services: ({ now = new Date('2026-11-15T12:00:00Z') } = {}) => ({
      db: drizzle(database.pool),
      enqueue: queue.enqueue,
      now: () => now,
      secret: testSecret,
      settings: settingsFrom({}),
    }),
  };
}
