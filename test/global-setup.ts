import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../app/adapters/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { buildIfStale } from '../scripts/build.ts';
import { createDatabase, dropDatabase } from './database-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
    databaseTemplate: string;
    /** Made by the first test that asks for it. */
    demonstrationTemplate: string;
  }
}

/** The site as built, one server a run, and on it one migrated database of which every test database is a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale(console.log);
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startTemporaryServer();
  const template = await createDatabase(server.url);
  await migrate(template.url);
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', template.name);
  const demonstration = `${template.name}_demo`;
  project.provide('demonstrationTemplate', demonstration);

  return async () => {
    await dropDatabase(server.url, demonstration);
    await dropDatabase(server.url, template.name);
    await server.stop();
  };
}

async function startTemporaryServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'marketquay-test-'));
  // Temporary folders are private, but started by root Postgres runs as another user.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, say: () => {}, durable: false });
  const stop = () => server.stop().finally(() => rmSync(dataDir, { recursive: true, force: true }));
  return { url: server.url, stop };
}
