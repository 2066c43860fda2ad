import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheOutcome } from './page-cache.server.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings/environment.server.ts';
import { isFromThisMachine } from './client-address.server.ts';
import { cacheControl } from './policies.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { jobNames } from '../base/jobs.server.ts';

type Sources = {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  isAnswering: () => boolean;
  pageCache: () => { pages: number; bytes: number };
  countWork: () => Promise<WorkCounts>;
};

type FinishedRequest = { method: string; route: string; status: number; cache?: CacheOutcome };

export type Metrics = ReturnType<typeof createMetrics>;

/** For Prometheus. A route is one of our patterns, never a typed address: labels must stay few. */
export function createMetrics({ pool, isAnswering, pageCache, ...sources }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by route pattern and status; 499 is a visitor who left before the answer.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const cached = new Counter({
    name: 'site_page_cache_total',
    help: 'Shared pages by how the page cache answered: hit, stale or miss.',
    labelNames: ['outcome'],
    registers,
  });
  const rendering = new Histogram({
    name: 'site_render_seconds',
    help: 'How long it took to render a page or a file, without what came from the page cache.',
    labelNames: ['route'],
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('site_page_cache_pages', 'Pages in the page cache.', () => pageCache().pages);
  gauge('site_page_cache_bytes', 'Bytes in the page cache.', () => pageCache().bytes);
  gauge('site_database_up', '1 while the database answers.', () => Number(isAnswering()));
  gauge('site_database_pool_busy', 'Connections in use.', () => pool.totalCount - pool.idleCount);
  gauge('site_database_pool_idle', 'Connections that wait for work.', () => pool.idleCount);
  gauge('site_database_pool_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  gauge('process_start_time_seconds', 'Start of the process, in Unix time.', () =>
    Math.round(Date.now() / 1_000 - process.uptime()),
  );
  const lateness = new Gauge({
    name: 'site_event_loop_delay_seconds',
    help: 'How late the event loop was since the last scrape.',
    labelNames: ['quantile'],
    registers,
  });
  const jobs = new Gauge({
    name: 'site_jobs',
    help: 'Jobs of all processes: waiting, active or dead (retries exhausted).',
    labelNames: ['queue', 'state'],
    registers,
  });
  const work = (name: string, help: string) => new Gauge({ name, help, registers });
  const leads = work('site_leads_undelivered', 'Requests that the sales system does not have.');
  const orders = work('site_orders_unsettled', 'Orders whose payment is not decided.');
  const oldest = work(
    'site_orders_unsettled_oldest_seconds',
    'Age of the oldest order whose payment is not decided, without direct debits.',
  );

  return {
    contentType: registry.contentType,
    finished({ method, route, status, cache }: FinishedRequest) {
      requests.inc({ method: knownMethods.has(method) ? method : 'other', route, status });
      if (cache) cached.inc({ outcome: cache });
    },
    /** For a request that will come again: resolves the labels once. */
    counterOf({ method, route, status, cache }: FinishedRequest) {
      const [count, countCached] = [
        requests.labels({ method, route, status }),
        cache && cached.labels({ outcome: cache }),
      ];
      return () => {
        count.inc();
        countCached?.inc();
      };
    },
    rendered: (route: string, seconds: number) => rendering.observe({ route }, seconds),
    async read() {
      lateness.set({ quantile: 0.5 }, delay.percentile(50) / 1e9);
      lateness.set({ quantile: 0.99 }, delay.percentile(99) / 1e9);
      lateness.set({ quantile: 1 }, delay.max / 1e9);
      delay.reset();

      // Without a database its numbers are left out: old ones would mislead.
      jobs.reset();
      for (const each of [leads, orders, oldest]) each.remove();
      const counts = await sources.countWork().catch(() => null);
      if (counts) {
        for (const { job: queue, state, count } of counts.jobs) jobs.set({ queue, state }, count);
        leads.set(counts.undeliveredLeads);
        orders.set(counts.unsettledOrders);
        oldest.set(counts.oldestUnsettledSeconds);
      }
      return registry.metrics();
    },
    stop: () => void delay.disable(),
  };
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** `/metrics`, for this machine and for holders of the token; 404 for everybody else. */
export function metricsFeed(metrics: Metrics, settings: Settings) {
  return createMiddleware(async (c, next) => {
    if (!isFromThisMachine(c, settings) && !hasToken(c, settings)) return next();
    return c.body(await metrics.read(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': cacheControl.nobody,
    });
  });
}

function hasToken(c: Context, { metricsToken }: Settings) {
  const given = c.req.header('authorization');
  return metricsToken !== undefined && given !== undefined && isSame(given, `Bearer ${metricsToken}`);
}

/** In constant time, so that a guess learns nothing. */
function isSame(one: string, other: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

export type WorkCounts = {
  jobs: readonly { job: string; state: 'waiting' | 'active' | 'dead'; count: number }[];
  undeliveredLeads: number;
  unsettledOrders: number;
  /** Age of the oldest unsettled order, leaving out direct debits, which take days. */
  oldestUnsettledSeconds: number;
};

export async function countWork(db: Database): Promise<WorkCounts> {
  const [jobs, work] = await Promise.all([
    db.execute<{ name: string; state: string; count: number }>(sql`
      select name, state, count(*)::integer as count from jobs.job
      where state in ('created', 'retry', 'active', 'cancelled', 'failed') group by name, state`),
    db.execute<Omit<WorkCounts, 'jobs'>>(sql`
      select
        (select count(*)::integer from lead where delivered_at is null and not suspect) as "undeliveredLeads",
        count(*)::integer as "unsettledOrders",
        coalesce(extract(epoch from now() - min(ordered_at) filter (where submitted_at is null)), 0)::integer
          as "oldestUnsettledSeconds"
      from plan_order where state = 'awaiting_payment' and session_id is not null`),
  ]);
  const countOf = (job: string, states: readonly string[]) =>
    jobs.rows
      .filter(({ name, state }) => name === job && states.includes(state))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    ...work.rows[0]!,
    jobs: jobNames.flatMap((job) => [
      { job, state: 'waiting' as const, count: countOf(job, ['created', 'retry']) },
      { job, state: 'active' as const, count: countOf(job, ['active']) },
      { job, state: 'dead' as const, count: countOf(job, ['cancelled', 'failed']) },
    ]),
  };
}
