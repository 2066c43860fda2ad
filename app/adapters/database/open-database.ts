import { drizzle } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import { startHeartbeat } from './heartbeat.ts';
import { ResilientPool } from './resilient-pool.ts';

/** The site's connections to the database, and what is known of its health. */
export function openDatabase(databaseUrl: string, log: Logger) {
  let isAnswering = true;
  let diskWasFullAt = -Infinity;
  const pool = new ResilientPool(
    {
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 3_000,
      // The server gives up on a statement, so that a lost client leaves no query running; where the server itself is
      // lost, the heartbeat tells. What is left are single connections that nobody told us are gone.
      statement_timeout: 20_000,
      query_timeout: 25_000,
      keepAlive: true,
    },
    { onDiskFull: () => (diskWasFullAt = performance.now()) },
  );
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const heartbeat = startHeartbeat({
    databaseUrl,
    onChange: (answering) => {
      isAnswering = answering;
      if (answering) pool.resume();
      else pool.suspend();
    },
  });

  return {
    pool,
    db: drizzle(pool),
    isAnswering: () => isAnswering,
    /** A write has failed for want of space a moment ago. */
    isDiskFull: () => performance.now() - diskWasFullAt < diskFullMs,
    async close() {
      heartbeat.stop();
      await pool.end();
    },
  };
}

/** Long enough for a balancer to notice, short enough to try again soon after space was made. */
const diskFullMs = 30_000;
