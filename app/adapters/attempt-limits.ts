import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits, type IsWithinLimit, type LimitName } from '../base/limits.ts';

/** Counts in the database, so that all processes share the limits. Clients are stored only as hashes. */
export function attemptLimits(pool: Pool, secret: string): IsWithinLimit {
  const limiters = Object.entries(limits).map(([name, { attempts, seconds }]) => [
    name,
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points: attempts,
      duration: seconds,
    }),
  ]) as [LimitName, RateLimiterPostgres][];
  const byName = new Map(limiters);

  return async (name, who) => {
    const key = createHmac('sha256', secret).update(who).digest('base64url');
    try {
      await byName.get(name)!.consume(key);
      return true;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    }
  };
}
