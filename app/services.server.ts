import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import edition from '../data/edition.json' with { type: 'json' };
import type { Settings } from './adapters/environment.ts';
import type { Services } from './context.server.ts';
import { loadDatasetIfEmpty } from './dataset/dataset-queries.server.ts';
import { loadStartFacts } from './site/start-facts.server.ts';

export type ServiceOptions = { settings: Settings; databaseUrl: string };

/** The composition root: everything that lives as long as the process is built here, once. */
export async function startServices({ settings, databaseUrl }: ServiceOptions) {
  const log = pino({ level: settings.logLevel });
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: 20_000,
    // The server gives up on a statement too, so that a lost client leaves no query running.
    statement_timeout: 20_000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const db = drizzle(pool);

  await loadDatasetIfEmpty(db, edition);
  const facts = await loadStartFacts(db, log);
  const services: Services = { settings, db, log, now: () => new Date(), facts };

  return {
    services,
    pool,
    stop: async () => {
      facts.stop();
      await pool.end();
    },
  };
}
