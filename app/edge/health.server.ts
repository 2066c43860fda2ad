import { Hono } from 'hono';
import { cacheControl, retryAfterSeconds } from './policies.ts';

type Options = {
  database: { isAnswering: () => boolean; isDiskFull: () => boolean };
  isRetired: () => boolean;
  pendingMigrations: () => Promise<readonly string[]>;
};

/** `/healthz`: the process answers. `/readyz`: it can do its work, so a balancer may send visitors. */
export function healthChecks({ database, isRetired, pendingMigrations }: Options) {
  const headers = { 'Cache-Control': cacheControl.nobody };
  const whyNotReady = async () => {
    if (isRetired()) return 'The process is stopping.';
    if (!database.isAnswering()) return 'The database is not responding.';
    if (database.isDiskFull()) return 'The database disk is full.';
    const missing = await pendingMigrations().catch(() => null);
    if (missing === null) return 'The database is not responding.';
    return missing.length > 0 ? `Migrations missing: ${missing.join(', ')}.` : null;
  };
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers))
    .get('/readyz', async (c) => {
      const reason = await whyNotReady();
      return reason
        ? c.json({ status: 'unavailable', reason }, 503, {
            ...headers,
            'Retry-After': String(retryAfterSeconds),
          })
        : c.json({ status: 'ok' }, 200, headers);
    });
}
