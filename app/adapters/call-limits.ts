import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { callLimit, type CallBudget, type CountCalls } from '../base/limits.ts';

/**
 * Counts in the database, so that all processes share the limit. A client beyond it is refused from memory, and while
 * the database is away each process counts alone. Clients are stored only as hashes.
 */
export function callLimits(pool: Pool, secret: string): CountCalls {
  const limit = { keyPrefix: 'calls', points: callLimit.calls, duration: callLimit.seconds };
  const limiter = new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    inMemoryBlockOnConsumed: callLimit.calls + 1,
    insuranceLimiter: new RateLimiterMemory(limit),
  });

  return async (who, calls) => {
    const key = createHmac('sha256', secret).update(who).digest('base64url');
    try {
      return budgetOf(await limiter.consume(key, calls), true);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return budgetOf(refused, false);
      throw refused;
    }
  };
}

const budgetOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isWithin: boolean): CallBudget => ({
  isWithin,
  remaining: Math.max(0, remainingPoints),
  secondsToReset: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});
