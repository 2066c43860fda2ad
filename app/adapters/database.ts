import pg, { type PoolClient, type PoolConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import { startHeartbeat } from './database-heartbeat.ts';
import { DatabaseAway, isDiskFull, isReadTimeout } from '../base/database.server.ts';

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

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that outlives every loss of a connection: one that is lost while borrowed ends what is done with it, and gives
 * its place to a new one. While it is suspended, nobody waits for a connection.
 */
export class ResilientPool extends pg.Pool {
  readonly #borrowed = new Set<PoolClient>();
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #onDiskFull: () => void;
  #isSuspended = false;

  constructor(config: PoolConfig, { onDiskFull }: { onDiskFull: () => void }) {
    super(config);
    this.#onDiskFull = onDiskFull;
    this.on('connect', (client) => {
      // Without a listener the loss of a borrowed connection would end the process.
      client.on('error', (error) => this.#discard(client, error));
      watchQueries(client, (error) => this.#noticeFailure(client, error));
    });
  }

  /** For a database that does not answer: ends all that waits for it, and refuses the rest until it is resumed. */
  suspend() {
    this.#isSuspended = true;
    const error = new DatabaseAway();
    for (const reject of this.#waiting) reject(error);
    this.#waiting.clear();
    for (const client of this.#borrowed) this.#discard(client, error);
  }

  resume() {
    this.#isSuspended = false;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const borrowed = this.#borrow();
    if (!callback) return borrowed;
    void handOver(borrowed, callback);
  }

  #borrow(): Promise<PoolClient> {
    if (this.#isSuspended) return Promise.reject(new DatabaseAway());
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      super.connect().then(
        (client) => {
          if (this.#waiting.delete(reject)) resolve(this.#lend(client));
          else client.release();
        },
        (cause: Error) => {
          this.#waiting.delete(reject);
          // Whatever kept us from connecting, nobody has done anything wrong by asking.
          reject(new DatabaseAway({ cause }));
        },
      );
    });
  }

  /** Drizzle gives back what it has borrowed even after we have discarded it. */
  #lend(client: PoolClient): PoolClient {
    const release = client.release.bind(client);
    this.#borrowed.add(client);
    client.release = (error) => {
      if (this.#borrowed.delete(client)) release(error);
    };
    return client;
  }

  #discard(client: PoolClient, error: Error) {
    if (this.#borrowed.has(client)) client.release(error);
  }

  #noticeFailure(client: PoolClient, error: unknown) {
    if (isDiskFull(error)) this.#onDiskFull();
    // The answer may still come, and would then meet the next query.
    if (isReadTimeout(error)) this.#discard(client, error);
  }
}

async function handOver(borrowed: Promise<PoolClient>, callback: ConnectCallback) {
  const outcome = await borrowed.catch((error: Error) => error);
  if (outcome instanceof Error) callback(outcome, undefined, () => {});
  else callback(undefined, outcome, (error) => outcome.release(error));
}

/** A query tells its failure to a callback, to a promise, or as a stream, whose owner sees to it. */
function watchQueries(client: PoolClient, onFailure: (error: unknown) => void) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
        if (error) onFailure(error);
        callback(error, result);
      });
    }
    const result = query(...args);
    if (result instanceof Promise) result.catch(onFailure);
    return result;
  };
  client.query = watched as typeof client.query;
}
