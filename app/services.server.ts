import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import type { Settings } from './adapters/environment.ts';
import { loadContinentOf } from './adapters/ip-continent.ts';
import { startRasteriser } from './adapters/svg-rasteriser.ts';
import type { Services } from './context.server.ts';
import type { RowObjects } from './dataset/import/dataset-source.server.ts';
import { loadDemonstration } from './dataset/load-demonstration.server.ts';
import { createSiteSearch } from './search/site-search.server.ts';
import { loadStartFacts } from './site/start-facts.server.ts';

export type ServiceOptions = {
  settings: Settings;
  databaseUrl: string;
  /** What an empty database is filled with. */
  demonstration: () => RowObjects;
  say: (line: string) => void;
};

/** The composition root: everything that lives as long as the process is built here, once. */
export async function startServices({ settings, databaseUrl, demonstration, say }: ServiceOptions) {
  const log = pino({ level: settings.logLevel, serializers: { err: plainError } });
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

  await loadDemonstration(databaseUrl, demonstration, say);
  const facts = await loadStartFacts(db, log);
  const rasteriser = startRasteriser();
  const services: Services = {
    settings,
    db,
    log,
    now: () => new Date(),
    facts,
    search: createSiteSearch({ db, facts, log }),
    continentOf: await loadContinentOf(),
    rasterise: rasteriser.toPng,
  };

  return {
    services,
    pool,
    stop: async () => {
      facts.stop();
      await rasteriser.stop();
      await pool.end();
    },
  };
}

/** What an error says, without what hangs on it: a database error carries its connection and the keys of it. */
function plainError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const reason =
    cause instanceof Error ? { cause: cause.message, code: codeOf(cause) } : { code: codeOf(error) };
  // A failed query names its parameters, which are what visitors have typed.
  if ('params' in error && 'query' in error)
    return { name, message: 'Failed query', query: error.query, ...reason };
  return { name, message, stack, ...reason };
}

const codeOf = (error: Error) => ('code' in error ? error.code : undefined);
