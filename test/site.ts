import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { settingsFrom } from '../app/adapters/environment.ts';
import { sampleDataset } from '../app/dataset/sample-dataset.ts';
import type { Site } from '../app/site.server.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/**
 * The real site, as built, on a database of its own: send a Request, read the Response.
 * Settings are given as in the environment: `startTestSite({ APP_ENV: 'production' })`. An empty database is filled
 * with a few rows; for the whole demonstration data set give it one from `createDemonstrationDatabase`.
 */
export async function startTestSite(env: Record<string, string> = {}, given?: TestDatabase) {
  const database = given ?? (await createTestDatabase());
  const settings = settingsFrom({ LOG_LEVEL: 'silent', SITE_URL: origin, ...env });
  const bundle = pathToFileURL('build/server/index.js').href;
  const { createSite, loadRoutes } = (await import(bundle)) as typeof import('../app/main.server.ts');
  const site: Site = await createSite({
    settings,
    databaseUrl: database.url,
    demonstration: () => sampleDataset('Demonstration data set 2025'),
    say: () => {},
    loadRoutes,
    staticRoot: 'build/client',
    pendingMigrations,
  });
  return {
    database,
    paymentSandbox: site.paymentSandbox,
    fetch: async (path: string, init?: RequestInit) =>
      site.fetch(new Request(path.startsWith('/') ? origin + path : path, init)),
    /** As from a browser on this machine. */
    fetchLocally: async (path: string, init?: RequestInit, remoteAddress = '127.0.0.1') =>
      site.fetch(new Request(localOrigin + path, init), { incoming: { socket: { remoteAddress } } }),
    async stop() {
      await site.stop();
      await database.drop();
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** The same for all tests of a file: it starts before them and stops after. */
export function openSite(env: Record<string, string> = {}): Omit<TestSite, 'stop'> {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite(env);
  });
  afterAll(() => site.stop());
  return {
    get database() {
      return site.database;
    },
    get paymentSandbox() {
      return site.paymentSandbox;
    },
    fetch: (...request) => site.fetch(...request),
    fetchLocally: (...request) => site.fetchLocally(...request),
  };
}

export const origin = 'https://site.example';

/** For a site that is at home on this machine: `startTestSite({ SITE_URL: localOrigin })`. */
export const localOrigin = 'http://localhost';
