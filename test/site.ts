import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, inject } from 'vitest';
import { settingsFrom } from '../app/settings/environment.server.ts';
import { sampleDataset } from './samples/sample-dataset.ts';
import type { Site } from '../app/site.server.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createDemonstrationDatabase, demonstrationDatabase } from './demonstration-database.ts';
import { changeSecretValues } from './secret-values.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * The real site, as built, on its own database: send a Request, read the Response.
 * Settings are given as in the environment: `startTestSite({ APP_ENV: 'production' })`. The database has a few rows;
 * for the whole demonstration data set give it one from `createDemonstrationDatabase`.
 */
export async function startTestSite(env: Record<string, string> = {}, given?: TestDatabase) {
  const database = given ?? (await createTestDatabase(inject('templates').sample));
  const dataDir = env.DATA_DIR ?? temporaryFolder('site');
  const settings = settingsFrom({ LOG_LEVEL: 'silent', SITE_URL: origin, ...env, DATA_DIR: dataDir });
  const bundle = pathToFileURL('build/server/index.js').href;
  const { createSite, loadRoutes } = (await import(bundle)) as typeof import('../app/main.server.ts');
  const site: Site = await createSite({
    settings,
    databaseUrl: database.url,
    demonstration: () => sampleDataset('Demonstration data set 2025'),
    say: () => {},
    loadRoutes,
    staticRoot: 'build/client',
    workerFile: 'build/server/worker.js',
    pendingMigrations,
  });
  return {
    database,
    paymentSandbox: site.paymentSandbox,
    prepare: site.prepare,
    /** For tests that listen on a port. */
    edge: { fetch: site.fetch, answerReady: site.answerReady },
    fetch: async (path: string, init?: RequestInit) =>
      site.fetch(new Request(path.startsWith('/') ? origin + path : path, init)),
    /** As from a browser on this machine. */
    fetchLocally: async (path: string, init?: RequestInit, remoteAddress = '127.0.0.1') =>
      site.fetch(new Request(localOrigin + path, init), { incoming: { socket: { remoteAddress } } }),
    async stop() {
      await site.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** The same for all tests of a file: it starts before them and stops after. */
export function openSite(env: Record<string, string> = {}): OpenSite {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite(env);
  });
  afterAll(() => site.stop());
  return openedLater(() => site);
}

/**
 * One site with the whole demonstration data set, for tests that only read. The files that one worker runs share it, with
 * its page cache; it ends with the run. A visitor's address is taken from `X-Forwarded-For`.
 */
export function openDemonstrationSite(): OpenSite {
  return openShared(() => (demonstration ??= startDemonstrationSite()));
}

/** The same, with other exact values behind the same ranges: an answer that differs gives a value away. */
export function openChangedDemonstrationSite(): OpenSite {
  return openShared(() => (changedDemonstration ??= startDemonstrationSite(changeSecretValues)));
}

function openShared(start: () => Promise<TestSite>): OpenSite {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  return openedLater(() => site);
}

let demonstration: Promise<TestSite> | undefined;
let changedDemonstration: Promise<TestSite> | undefined;

async function startDemonstrationSite(change?: (pool: TestDatabase['pool']) => Promise<void>) {
  const dataDir = temporaryFolder('site');
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await (change ? createDemonstrationDatabase() : demonstrationDatabase());
  await change?.(database.pool);
  return startTestSite({ TRUST_PROXY: '1', DATA_DIR: dataDir }, database);
}

export type OpenSite = Omit<TestSite, 'prepare' | 'stop'>;

function openedLater(opened: () => TestSite): OpenSite {
  return {
    get database() {
      return opened().database;
    },
    get paymentSandbox() {
      return opened().paymentSandbox;
    },
    get edge() {
      return opened().edge;
    },
    fetch: (...request) => opened().fetch(...request),
    fetchLocally: (...request) => opened().fetchLocally(...request),
  };
}

export const origin = 'https://site.example';

/** For a site that runs on this machine: `startTestSite({ SITE_URL: localOrigin })`. */
export const localOrigin = 'http://localhost';
