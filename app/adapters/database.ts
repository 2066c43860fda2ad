import pg, { type PoolClient, type PoolConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import { startHeartbeat } from './database-heartbeat.ts';
import { DatabaseAway, isDiskFull, isReadTimeout } from '../base/database.server.ts';

export function openDatabase(databaseUrl: string, log: Logger) {
  let isAnswering = true;
  let diskWasFullAt = -Infinity;
  const pool = new ResilientPool(
    {
      connectionString: databaseUrl,
      max: 10,
      // How long a request waits for a free connection. The heartbeat notices a lost server, and ends the wait.
      connectionTimeoutMillis: 10_000,
      // The server's limit ends the queries of a lost client, and the heartbeat notices a lost server. Ours catches a single
      // connection that was lost silently.
      statement_timeout: 20_000,
      query_timeout: 25_000,
      keepAlive: true,
    },
    { onDiskFull: () => (diskWasFullAt = performance.now()) },
  );
  let isClosing = false;
  pool.on('error', (error) => {
    // Connections outlive the pool for a moment, and the database may stop before they are closed.
    if (!isClosing) log.warn({ err: error }, 'an idle database connection was lost');
  });
  const heartbeat = startHeartbeat({
    databaseUrl,
    answers: () => pool.answers,
    onChange: (answering) => {
      isAnswering = answering;
      log.warn(answering ? 'the database answers again' : 'the database does not answer');
      if (answering) pool.resume();
      else pool.suspend();
    },
  });

  return {
    pool,
    db: drizzle(pool),
    isAnswering: () => isAnswering,
    isDiskFull: () => performance.now() - diskWasFullAt < diskFullMs,
    async close() {
      isClosing = true;
      heartbeat.stop();
      await pool.end();
    },
  };
}

/** Long enough for a balancer to notice, short enough to recover soon after space was freed. */
const diskFullMs = 30_000;

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

export class ResilientPool extends pg.Pool {
  readonly #borrowed = new Set<PoolClient>();
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #onDiskFull: () => void;
  #isSuspended = false;
  /** How many queries the server has answered. */
  answers = 0;

  constructor(config: PoolConfig, { onDiskFull }: { onDiskFull: () => void }) {
    super(config);
    this.#onDiskFull = onDiskFull;
    this.on('connect', (client) => {
      // Without a listener the loss of a borrowed connection would end the process.
      client.on('error', (error) => this.#discard(client, error));
      client.connection.on('readyForQuery', () => (this.answers += 1));
      watchQueries(client, (error) => this.#noticeFailure(client, error));
    });
  }

  /** Fails every waiting request, and every new one until the pool is resumed. */
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
          reject(new DatabaseAway({ cause }));
        },
      );
    });
  }

  /** Drizzle releases a client even after it was discarded. */
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
    // A late answer would be mistaken for that of the next query.
    if (isReadTimeout(error)) this.#discard(client, error);
  }
}

async function handOver(borrowed: Promise<PoolClient>, callback: ConnectCallback) {
  const outcome = await borrowed.catch((error: Error) => error);
  if (outcome instanceof Error) callback(outcome, undefined, () => {});
  else callback(undefined, outcome, (error) => outcome.release(error));
}

/** A query reports failure to a callback or a promise; a stream's errors belong to its owner. */
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
