import { sql } from 'drizzle-orm';
import type { Database } from '../base/database.server.ts';
import { jobNames } from '../base/jobs.server.ts';

/** What waits to be done, for all processes together. */
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
