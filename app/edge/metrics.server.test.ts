import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { eventually } from '../../test/eventually.ts';
import { openSite } from '../../test/site.ts';

const token = 'a token of Prometheus';
const site = openSite({ METRICS_TOKEN: token, TRUST_PROXY: '1' });

/** A line of what Prometheus reads, as a number; undefined where there is none. */
async function valueOf(series: string) {
  const text = await (await site.fetchLocally('/metrics')).text();
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

test('requests are counted by route pattern and status, never by what somebody has typed', async () => {
  await site.fetch('/about-us');
  await site.fetch('/about-us?kim=1');
  await site.fetch('/about-us.data');
  await site.fetch('/nope/kim@company.example');
  await site.fetch('/glossary/kim');
  await site.fetch('/api/markets/kim/all');
  await site.fetch('/api/kim');
  await site.fetch('/', { method: 'DELETE' });
  await site.fetch('/favicon.svg');
  const count = (route: string, status: number, method = 'GET') =>
    valueOf(`site_requests_total{method="${method}",route="${route}",status="${status}"}`);
  expect(await count('/about-us', 200)).toBe(3);
  expect(await count('/*', 404)).toBe(1);
  expect(await count('/glossary/:slug', 404)).toBe(1);
  expect(await count('/api/markets/:isoCode/:category', 404)).toBe(1);
  expect(await count('/api/*', 404)).toBe(1);
  expect(await count('other', 200)).toBe(1);
  expect(await count('other', 405, 'other')).toBe(1);
  expect(await valueOf('site_page_cache_total{outcome="miss"}')).toBe(4);
  expect(await valueOf('site_page_cache_total{outcome="hit"}')).toBe(1);
  expect(await valueOf('site_render_seconds_count{route="/about-us"}')).toBe(2);
  expect(await (await site.fetchLocally('/metrics')).text()).not.toContain('kim');
});

test('who may read them: this machine, and who has the token; for others there is no such page', async () => {
  const statusFor = async (headers: Record<string, string>, address?: string) =>
    (await site.fetchLocally('/metrics', { headers }, address)).status;
  expect(await statusFor({})).toBe(200);
  expect(await statusFor({ 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  expect(await statusFor({}, '203.0.113.9')).toBe(404);
  expect(await statusFor({ authorization: 'Bearer wrong' }, '203.0.113.9')).toBe(404);
  expect(await statusFor({ authorization: `Bearer ${token}` }, '203.0.113.9')).toBe(200);
  expect((await site.fetch('/metrics')).status).toBe(404);
  const { headers } = await site.fetchLocally('/metrics');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
});

test('what waits to be done is counted', async () => {
  await site.database.pool.query(`
    insert into lead (idempotency_key, form_type, email, fields, tracking, suspect)
    values (gen_random_uuid(), 'contact', 'kim@company.example', '{}', '{}', false),
           (gen_random_uuid(), 'contact', 'bot@company.example', '{}', '{}', true);
    insert into jobs.job (name, data, start_after, state) values
      ('send-mail', '{}', now() + interval '1 hour', 'created'),
      ('send-mail', '{}', now() + interval '1 hour', 'retry'),
      ('tell-sale', '{}', now(), 'failed');
    insert into plan_order (reference, checkout_id, state, tier, buyer, billing, payment_method, price_cents,
      discount_cents, tax_cents, total_cents, attempt, session_id, ordered_at)
    values ('MQ-O-1', gen_random_uuid(), 'awaiting_payment', 'starter', '{}', '{}', 'credit_card', 1, 0, 0, 1, 1, 'cs_1',
      now() - interval '1 hour')`);
  expect(await valueOf('site_leads_undelivered')).toBe(1);
  expect(await valueOf('site_jobs{queue="send-mail",state="waiting"}')).toBe(2);
  expect(await valueOf('site_jobs{queue="tell-sale",state="dead"}')).toBe(1);
  expect(await valueOf('site_jobs{queue="deliver-lead",state="dead"}')).toBe(0);
  expect(await valueOf('site_orders_unsettled')).toBe(1);
  expect(await valueOf('site_orders_unsettled_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
});

test('the example alerts ask for nothing that is not told', async () => {
  const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8')) as {
    groups: { rules: { expr: string }[] }[];
  };
  const asked = groups.flatMap(({ rules }) =>
    rules.flatMap(({ expr }) => expr.match(/\b(site|process)_\w+/g) ?? []),
  );
  const told = await (await site.fetchLocally('/metrics')).text();
  expect(new Set(asked).size).toBeGreaterThan(8);
  for (const name of asked) expect(told).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
});

test('the process and its database are described, also while the database is away', async () => {
  expect(await valueOf('site_database_up')).toBe(1);
  expect(await valueOf('site_database_pool_idle')).toBeGreaterThan(0);
  expect(await valueOf('site_database_pool_waiting')).toBe(0);
  expect(await valueOf('site_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0);
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);

  await site.database.breakConnections();
  await eventually(async () => expect(await valueOf('site_database_up')).toBe(0));
  expect(await valueOf('site_leads_undelivered')).toBeUndefined();
  await site.database.mendConnections();
  await eventually(async () => expect(await valueOf('site_leads_undelivered')).toBe(1));
});
