import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { fromDrizzle, PgBoss, type JobWithMetadata, type SendOptions } from 'pg-boss';
import * as z from 'zod';
import { jobNames, jobs, type JobName, type JobQueue, type JobState } from '../base/jobs.server.ts';

type Options = {
  retrySeconds?: number;
  superviseSeconds?: number;
  lookEveryMs?: number;
  /** Commands leave maintenance and schedules to the site. */
  readOnly?: boolean;
};

/** The tables belong to pg-boss, in the schema `jobs`. */
export async function startJobQueue(
  databaseUrl: string,
  log: Logger,
  { retrySeconds = 5, superviseSeconds = 5, lookEveryMs = 500, readOnly = false }: Options = {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    application_name: 'marketquay jobs',
    max: 4,
    ...connectionLimits,
    supervise: !readOnly,
    schedule: !readOnly,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  const stopping = new AbortController();
  boss.on('error', (error) => {
    // Connections outlive the pool for a moment, and the database may stop before they are closed.
    if (!stopping.signal.aborted) log.warn({ err: error }, 'the job queue met an error');
  });
  await boss.start();
  await boss.createQueue(deadLetters, retryPolicy);
  for (const name of jobNames) {
    const { keptSeconds: deleteAfterSeconds = retryPolicy.deleteAfterSeconds } = jobs[name];
    const options = { ...retryPolicy, deleteAfterSeconds, retryDelay: retrySeconds, deadLetter: deadLetters };
    await boss.createQueue(name, options);
    // A queue created by an older version gets the current options.
    if (!readOnly) await boss.updateQueue(name, options);
  }

  const store = async (name: JobName, data: object, options: SendOptions) => {
    const id = await boss.send(name, data, options);
    if (id === null) throw new Error(`The job "${name}" was not stored.`);
  };

  const workers: { id: string; queue: string }[] = [];

  const addWorker = async (queue: string, handle: (job: JobWithMetadata) => Promise<void>) => {
    const id = await boss.work(queue, workOptions, async ([job]: JobWithMetadata[]) => {
      // It looks for the next job as soon as this one is done.
      boss.notifyWorker(id);
      await handle(job!);
    });
    workers.push({ id, queue });
  };

  /** One query finds every queue that has work; if each worker asked for itself, there would be dozens a second. */
  const wakeWorkers = async () => {
    while (!stopping.signal.aborted) {
      try {
        const { rows } = await boss.getDb().executeSql(queuesWithWork, [[...jobNames, deadLetters]]);
        const due = new Set((rows as { name: string }[]).map(({ name }) => name));
        for (const { id, queue } of workers) if (due.has(queue)) boss.notifyWorker(id);
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'looking for jobs failed');
      }
      await sleep(lookEveryMs, undefined, { ref: false });
    }
  };

  return {
    enqueue: (tx, name, data, { after } = {}) =>
      store(name, data, { db: fromDrizzle(tx, sql), startAfter: after }),

    async work(handlers) {
      for (const name of jobNames) {
        const handle = handlers[name] as (data: object) => Promise<void>;
        for (let worker = 0; worker < workersPerQueue; worker += 1)
          await addWorker(name, async ({ id, data, retryCount }) => {
            try {
              await handle(data);
            } catch (error) {
              log.warn({ err: error, job: name, id, attempt: retryCount + 1 }, 'a job failed');
              throw redactError(error);
            }
          });
        const { cron } = jobs[name];
        await (cron ? boss.schedule(name, cron) : boss.unschedule(name));
      }
      await addWorker(deadLetters, async ({ sourceName, sourceId, sourceRetryCount, sourceOutput }) => {
        const attempts = sourceRetryCount! + 1;
        const reason = errorText(sourceOutput);
        log.error({ job: sourceName, id: sourceId, attempts, reason }, 'a job was given up');
      });
      void wakeWorkers();
    },

    async list({ state, most = 200 } = {}) {
      const found = await Promise.all(jobNames.map((name) => boss.findJobs<object>(name)));
      return found
        .flat()
        .map(toState)
        .filter((job) => !state || job.state === state)
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .slice(0, most);
    },

    async revive(id) {
      if (!z.uuid().safeParse(id).success) return false;
      // pg-boss's own retry would add a single attempt.
      const tx = await boss.getDb().beginTransaction!();
      try {
        const { rows: dead } = await tx.db.executeSql(takeDead, [id]);
        for (const { name, data, priority, singletonKey } of dead as Dead[])
          await store(name, data, { db: tx.db, id, priority, singletonKey: singletonKey ?? undefined });
        // A waiting job could otherwise wait up to six hours for its next attempt.
        const { rows: waiting } = await tx.db.executeSql(startNow, [id]);
        await tx.commit();
        return waiting.length > 0;
      } finally {
        await tx.rollback();
      }
    },

    async stop() {
      stopping.abort();
      // Stopping the workers first saves half a second of `boss.stop`.
      const ended = Promise.all([...jobNames, deadLetters].map((name) => boss.offWork(name)));
      await Promise.race([ended, sleep(5_000, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: 1_000 });
    },
  };
}

/** Without these the queue would wait forever on a silently lost connection. */
const connectionLimits = { query_timeout: 60_000, keepAlive: true };

const deadLetters = 'given-up';

/** Retries for three days: after 5 s, 10 s, 20 s … then every six hours. */
const retryPolicy = {
  retryLimit: 24,
  retryBackoff: true,
  retryDelayMax: 6 * 60 * 60,
  expireInSeconds: 120,
  // Another process takes over the job of one that was killed.
  heartbeatSeconds: 10,
  retentionSeconds: 90 * 24 * 60 * 60,
  deleteAfterSeconds: 30 * 24 * 60 * 60,
};

type Dead = Pick<JobWithMetadata, 'data' | 'priority' | 'singletonKey'> & { name: JobName };

const takeDead = `
  delete from jobs.job where id = $1 and state = 'failed'
  returning name, data, priority, singleton_key as "singletonKey"`;

const startNow = `
  update jobs.job set start_after = now() where id = $1 and state in ('created', 'retry')
  returning id`;

const queuesWithWork = `
  select distinct name from jobs.job
  where name = any($1) and state < 'active' and not blocked and start_after <= now()`;

const workersPerQueue = 2;
/** Workers are woken when there is work, and ask for it themselves only in case that fails. */
const workOptions = { batchSize: 1, pollingIntervalSeconds: 30, includeMetadata: true } as const;

const states: Readonly<Record<JobWithMetadata['state'], JobState['state']>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'active',
  completed: 'done',
  cancelled: 'dead',
  failed: 'dead',
};

function toState(job: JobWithMetadata): JobState {
  return {
    id: job.id,
    name: job.name as JobName,
    // Scheduled jobs have no data.
    data: job.data ?? {},
    state: states[job.state],
    attempts: job.retryCount + (job.state === 'created' ? 0 : 1),
    nextTry: states[job.state] === 'waiting' ? new Date(job.startAfter) : null,
    lastError: errorText(job.output),
    createdAt: new Date(job.createdOn),
  };
}

/** A query's error includes its values, which visitors typed, so only its cause is stored. */
function redactError(error: unknown): Error {
  if (error instanceof DrizzleQueryError) return new Error(`A query failed: ${error.cause?.message}`);
  return new Error(error instanceof Error ? error.message : String(error));
}

function errorText(output: unknown): string | null {
  const read = failure.safeParse(output);
  return read.success ? read.data.message : null;
}

const thrown = z.object({ message: z.string() });
/** pg-boss wraps its own errors once more. */
const failure = z.union([thrown, z.object({ value: thrown }).transform(({ value }) => value)]);
