import { pathToFileURL } from 'node:url';
import { parseSettings } from '../app/adapters/environment.ts';
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
  const parsed = parseSettings({ LOG_LEVEL: 'silent', SITE_URL: origin, ...env }, { appEnv: 'preview' });
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  const bundle = pathToFileURL('build/server/index.js').href;
  const { createSite, loadRoutes } = (await import(bundle)) as typeof import('../app/main.server.ts');
  const site: Site = await createSite({
    settings: parsed.settings,
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
      site.fetch(new Request(`http://localhost${path}`, init), { incoming: { socket: { remoteAddress } } }),
    async stop() {
      await site.stop();
      await database.drop();
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

export const origin = 'https://site.example';
