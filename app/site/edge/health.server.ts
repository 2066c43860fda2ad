import { Hono } from 'hono';
import { cacheControl } from './policies.ts';

type Options = { pendingMigrations: () => Promise<readonly string[]> };

/** `/healthz`: the process answers. `/readyz`: it can also do its work, so a balancer may send visitors. */
export function healthChecks({ pendingMigrations }: Options) {
  const headers = { 'Cache-Control': cacheControl.nobody };
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers))
    .get('/readyz', async (c) => {
      const reason = await pendingMigrations().then(
        (names) => (names.length > 0 ? `Migrations missing: ${names.join(', ')}.` : null),
        () => 'The database does not answer.',
      );
      return reason
        ? c.json({ status: 'unavailable', reason }, 503, headers)
        : c.json({ status: 'ok' }, 200, headers);
    });
}
